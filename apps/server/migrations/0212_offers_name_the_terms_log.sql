-- The tree of the terms log that an offer names; null for offers of version 2, which name none.
ALTER TABLE records ADD COLUMN terms_size bigint CHECK (terms_size > 0);
ALTER TABLE records ADD COLUMN terms_root bytea CHECK (octet_length(terms_root) = 32);
ALTER TABLE records ADD CONSTRAINT records_terms_whole CHECK ((terms_size IS NULL) = (terms_root IS NULL));

-- The published tree of the terms log. The third line of its note is the root.
CREATE TABLE terms_head (
  is_single boolean PRIMARY KEY DEFAULT true CHECK (is_single),
  size bigint NOT NULL,
  root bytea NOT NULL CHECK (octet_length(root) = 32),
  begun_at timestamptz NOT NULL DEFAULT '-infinity'
);
INSERT INTO terms_head (size, root)
SELECT checkpoint_size, coalesce(decode(split_part(checkpoint, E'\n', 3), 'base64'),
  '\xe3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
FROM logs WHERE name = 'terms';

CREATE TABLE log_checkpoints (
  log text NOT NULL REFERENCES logs,
  size bigint NOT NULL,
  note text NOT NULL,
  PRIMARY KEY (log, size)
);
CREATE TRIGGER log_checkpoints_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON log_checkpoints
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
INSERT INTO log_checkpoints (log, size, note)
SELECT name, checkpoint_size, checkpoint FROM logs WHERE name = 'terms' AND checkpoint IS NOT NULL;
