-- How backups went, which the command and the job of backups note.
CREATE TABLE backup_state (
  part text PRIMARY KEY CHECK (part IN ('base', 'log', 'check')),
  since timestamptz NOT NULL,
  succeeded_at timestamptz,
  failed_at timestamptz,
  failure text,
  details jsonb NOT NULL DEFAULT '{}'
);
