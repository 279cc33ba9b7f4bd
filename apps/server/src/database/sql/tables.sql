-- The applied migrations, with the hashes of their texts. The row `tables` marks a database created from the files
-- tables.sql. The row `functions` has the hash of all functions and types of the schema command. A row `later/NAME` has
-- that of the first release with this migration, which the next release runs.
-- kind: central
CREATE TABLE schema_migrations (
  name text PRIMARY KEY,
  hash text NOT NULL
);

-- How backups went: base copies of all files, the write-ahead log that continues them, rehearsals of a restore.
-- - since: from when on the part is expected to succeed
-- - failure: why it last failed, if it did not succeed since
-- - details: facts of its last success
-- kind: central
CREATE TABLE backup_state (
  part text PRIMARY KEY CHECK (part IN ('base', 'log', 'check')),
  since timestamptz NOT NULL,
  succeeded_at timestamptz,
  failed_at timestamptz,
  failure text,
  details jsonb NOT NULL DEFAULT '{}'
);
