-- A table: its version, and a summary for lists and for the driver of bots and clocks.
CREATE TABLE tables (
    id      TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    version BIGINT  NOT NULL,
    made    BIGINT  NOT NULL,
    changed BIGINT  NOT NULL,
    stage   TEXT    NOT NULL,
    game    TEXT    NOT NULL,
    public  BOOLEAN NOT NULL,
    due     BIGINT,
    json    TEXT    NOT NULL
);

CREATE INDEX tables_by_change ON tables (changed DESC, id);
CREATE INDEX tables_by_due ON tables (due) WHERE due IS NOT NULL;

-- The log. An append's key stands beside the last entry that it wrote, so `seq` is the version after it.
CREATE TABLE entries (
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seq      BIGINT  NOT NULL,
    time     BIGINT  NOT NULL,
    author   TEXT    NOT NULL,
    kind     TEXT    NOT NULL,
    text     TEXT    NOT NULL,
    key      TEXT,
    PRIMARY KEY (table_id, seq)
);

CREATE UNIQUE INDEX entries_by_key ON entries (table_id, key) WHERE key IS NOT NULL;

-- Which tables the session of a browser takes part in.
CREATE TABLE sessions (
    session  TEXT NOT NULL,
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    PRIMARY KEY (session, table_id)
);

CREATE INDEX sessions_by_table ON sessions (table_id);

-- Which node drives the bots and clocks of a table, and until when.
CREATE TABLE leases (
    table_id TEXT COLLATE "C" NOT NULL PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    node     TEXT    NOT NULL,
    until    BIGINT  NOT NULL
);

-- When each node was last alive.
CREATE TABLE beats (
    node TEXT    NOT NULL PRIMARY KEY,
    time BIGINT  NOT NULL
);

-- Small facts about the whole store.
CREATE TABLE meta (
    key   TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
);
