-- Adds a published note to the history of its log. The caller holds the lock of the log's row, so that each entry has
-- the next number.
CREATE FUNCTION command.log_keep(p_log text, p_size bigint, p_note text) RETURNS void LANGUAGE sql AS $$
  INSERT INTO log_checkpoints (log, size, note, entry, kept_at)
  SELECT p_log, p_size, p_note, coalesce(max(entry) + 1, 0), command.database_time()
  FROM log_checkpoints WHERE log = p_log;
$$;
