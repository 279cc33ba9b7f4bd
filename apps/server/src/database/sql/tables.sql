-- The applied migrations, with the hashes of their texts. The row `tables` marks a database created from the files
-- tables.sql. The row `functions` has the hash of all functions and types of the schema command. A row `later/NAME` has
-- that of the first release with this migration, which the next release runs.
-- kind: central
CREATE TABLE schema_migrations (
  name text PRIMARY KEY,
  hash text NOT NULL
);
