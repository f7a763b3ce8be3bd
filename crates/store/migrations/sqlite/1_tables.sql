-- A table: its version, and a summary for lists and for the driver of bots and clocks.
CREATE TABLE tables (
    id      TEXT    NOT NULL PRIMARY KEY,
    version INTEGER NOT NULL,
    made    INTEGER NOT NULL,
    changed INTEGER NOT NULL,
    stage   TEXT    NOT NULL,
    game    TEXT    NOT NULL,
    public  INTEGER NOT NULL,
    due     INTEGER,
    json    TEXT    NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX tables_by_change ON tables (changed DESC, id);
CREATE INDEX tables_by_due ON tables (due) WHERE due IS NOT NULL;

-- The log. An append's key stands beside the last entry that it wrote, so `seq` is the version after it.
CREATE TABLE entries (
    table_id TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seq      INTEGER NOT NULL,
    time     INTEGER NOT NULL,
    author   TEXT    NOT NULL,
    kind     TEXT    NOT NULL,
    text     TEXT    NOT NULL,
    key      TEXT,
    PRIMARY KEY (table_id, seq)
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX entries_by_key ON entries (table_id, key) WHERE key IS NOT NULL;

-- Which tables the session of a browser takes part in.
CREATE TABLE sessions (
    session  TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    PRIMARY KEY (session, table_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX sessions_by_table ON sessions (table_id);

-- Which node drives the bots and clocks of a table, and until when.
CREATE TABLE leases (
    table_id TEXT    NOT NULL PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    node     TEXT    NOT NULL,
    until    INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- When each node was last alive.
CREATE TABLE beats (
    node TEXT    NOT NULL PRIMARY KEY,
    time INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Small facts about the whole store.
CREATE TABLE meta (
    key   TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
