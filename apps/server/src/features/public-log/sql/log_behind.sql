-- Remembers that a witness has signed a larger tree than the stored one.
CREATE FUNCTION command.log_behind(p_log text) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
  UPDATE logs SET is_behind = true WHERE name = p_log;
$$;
