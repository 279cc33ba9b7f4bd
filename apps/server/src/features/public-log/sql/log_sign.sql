-- Replaces the published note by one with other signatures of the same tree. Returns false, and changes nothing, if a
-- larger tree is published by now.
CREATE FUNCTION command.log_sign(p_log text, p_size bigint, p_checkpoint text) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
BEGIN
  UPDATE logs SET checkpoint = p_checkpoint WHERE name = p_log AND checkpoint_size = p_size;
  RETURN FOUND;
END $$;
