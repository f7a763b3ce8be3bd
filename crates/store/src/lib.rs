//! The log of tables, in SQLite or PostgreSQL.
