-- Stores whether the database has lost entries of a log. Returns true if this has changed.
CREATE FUNCTION command.log_behind(p_log text, p_is_behind boolean) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
BEGIN
  UPDATE logs SET is_behind = p_is_behind WHERE name = p_log AND is_behind <> p_is_behind;
  RETURN FOUND;
END $$;
