-- Publishes a signed checkpoint of a stored tree. Returns false, and changes nothing, if this tree or a larger one is
-- already published: a process that was paused for a while must not set the log back. Offers name the terms log's tree
-- from then on, so its note is kept.
CREATE FUNCTION command.log_publish(
  p_log text, p_size bigint, p_root bytea, p_checkpoint text, p_at timestamptz
) RETURNS boolean LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
BEGIN
  UPDATE logs SET checkpoint = p_checkpoint, checkpoint_size = p_size, checkpoint_at = p_at,
    is_behind = false
  WHERE name = p_log AND checkpoint_size < p_size;
  IF NOT FOUND THEN
    RETURN false;
  END IF;
  IF p_log = 'terms' THEN
    INSERT INTO log_checkpoints (log, size, note) VALUES (p_log, p_size, p_checkpoint);
    PERFORM command.terms_head_move(p_size, p_root);
  END IF;
  RETURN true;
END $$;
