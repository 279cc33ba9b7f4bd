-- Ends a lease, unless another process has taken it since.
CREATE FUNCTION command.log_release(p_log text, p_held timestamptz) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
  UPDATE logs SET leased_until = '-infinity' WHERE name = p_log AND leased_until = p_held;
$$;
