-- The records log says of each lost record that it is lost. Losses that are older than this get their leaves with the
-- next `npm run log:restore`.
CREATE TABLE lost_leaves (
  log_index bigint PRIMARY KEY CHECK (log_index >= 0),
  lost_index bigint NOT NULL UNIQUE CHECK (lost_index > log_index)
);
CREATE TRIGGER lost_leaves_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON lost_leaves
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
