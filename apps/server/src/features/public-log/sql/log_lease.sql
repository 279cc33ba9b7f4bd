-- Takes the lease of a log for some seconds and returns the time at which it ends, or null if another process has the
-- lease. To extend its lease, a process passes the present end as p_held.
CREATE FUNCTION command.log_lease(p_log text, p_seconds integer, p_held timestamptz DEFAULT NULL) RETURNS timestamptz
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
DECLARE
  until timestamptz;
BEGIN
  PERFORM FROM logs
  WHERE name = p_log AND (leased_until < clock_timestamp() OR leased_until = p_held) FOR UPDATE SKIP LOCKED;
  IF FOUND THEN
    UPDATE logs SET leased_until = command.database_time() + make_interval(secs => p_seconds) WHERE name = p_log
    RETURNING leased_until INTO until;
  END IF;
  RETURN until;
END $$;
