-- The terms of the logs are on record in the terms log. The same terms may come again later, after others were taken
-- back.
ALTER TABLE terms_leaves DROP CONSTRAINT terms_leaves_kind_check;
ALTER TABLE terms_leaves ADD CONSTRAINT terms_leaves_kind_check
  CHECK (kind IN ('odds', 'key', 'terms', 'audit', 'client', 'logs'));
DROP INDEX terms_leaves_once;
CREATE UNIQUE INDEX terms_leaves_once ON terms_leaves (kind, name) WHERE kind NOT IN ('terms', 'client', 'logs');
CREATE INDEX terms_leaves_of_the_logs ON terms_leaves (log_index) WHERE kind = 'logs';
