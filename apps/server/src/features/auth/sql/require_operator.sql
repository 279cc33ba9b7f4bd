-- Refuses with UNAUTHENTICATED like require_session. Refuses with FORBIDDEN unless the person is an Admin with one of
-- these presets.
CREATE FUNCTION command.require_operator(p_user uuid, p_session uuid, p_presets text[], p_at timestamptz) RETURNS void
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
BEGIN
  PERFORM command.require_session(p_user, p_session, p_at);
  IF NOT command.operator_may(p_user, p_presets) THEN
    PERFORM command.refuse('FORBIDDEN');
  END IF;
END $$;
