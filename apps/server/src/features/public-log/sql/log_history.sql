-- Adds entries to the history of a log that the database has lost. Only the owner of the tables may call this.
CREATE FUNCTION command.log_history(p_log text, p_notes command.log_note[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM logs WHERE name = p_log FOR UPDATE;
  INSERT INTO log_checkpoints (log, size, note, entry, kept_at)
  SELECT p_log, n.size, n.note, before.entries + n.place - 1, command.database_time()
  FROM unnest(p_notes) WITH ORDINALITY AS n (size, note, place),
    (SELECT coalesce(max(entry) + 1, 0) AS entries FROM log_checkpoints WHERE log = p_log) AS before;
END $$;
COMMENT ON FUNCTION command.log_history IS 'called by the owner';
