-- Ends a lease, unless another process has the lease by now.
CREATE FUNCTION command.log_release(p_log text, p_held timestamptz) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
  UPDATE logs SET leased_until = '-infinity' WHERE name = p_log AND leased_until = p_held;
$$;
