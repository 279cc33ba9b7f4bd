-- The migrations that the database has, with the hashes of their texts. The row `tables` is in a database that began
-- with the files tables.sql; the row `functions` has the hash of all functions of the schema command.
CREATE TABLE schema_migrations (
  name text PRIMARY KEY,
  hash text NOT NULL
);
