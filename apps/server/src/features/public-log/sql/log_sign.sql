-- Replaces the published note by one with other signatures of the same tree. Returns false, and changes nothing, if a
-- larger tree is published by now. The history gets such a note 50 minutes after its last entry, so that an hour
-- without one can be seen; also after the clock was put back.
CREATE FUNCTION command.log_sign(p_log text, p_size bigint, p_checkpoint text) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
DECLARE
  signed_at timestamptz;
BEGIN
  UPDATE logs SET checkpoint = p_checkpoint WHERE name = p_log AND checkpoint_size = p_size;
  IF NOT FOUND THEN
    RETURN false;
  END IF;
  signed_at := command.database_time();
  IF NOT EXISTS (SELECT FROM log_checkpoints WHERE log = p_log
    AND entry = (SELECT max(entry) FROM log_checkpoints WHERE log = p_log)
    AND kept_at BETWEEN signed_at - interval '50 minutes' AND signed_at) THEN
    PERFORM command.log_keep(p_log, p_size, p_checkpoint);
  END IF;
  RETURN true;
END $$;
