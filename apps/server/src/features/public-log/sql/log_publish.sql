-- Publishes a signed checkpoint of a stored tree. Returns false, and changes nothing, if this tree or a larger one is
-- already published: a process that was paused for a while must not set the log back. The history gets the first note
-- of each tree, except of the empty one, with which a log begins. Offers name the terms log's tree from then on.
CREATE FUNCTION command.log_publish(
  p_log text, p_size bigint, p_root bytea, p_checkpoint text, p_at timestamptz
) RETURNS boolean LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
BEGIN
  UPDATE logs SET checkpoint = p_checkpoint, checkpoint_size = p_size, checkpoint_at = p_at,
    is_behind = false
  WHERE name = p_log AND (checkpoint_size < p_size OR checkpoint IS NULL);
  IF NOT FOUND THEN
    RETURN false;
  END IF;
  IF p_size > 0 AND NOT EXISTS (SELECT FROM log_checkpoints WHERE log = p_log AND size >= p_size) THEN
    PERFORM command.log_keep(p_log, p_size, p_checkpoint);
  END IF;
  IF p_log = 'terms' THEN
    PERFORM command.terms_head_move(p_size, p_root);
  END IF;
  RETURN true;
END $$;
