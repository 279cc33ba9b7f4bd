-- Refuses with UNAUTHENTICATED if the session was ended, has expired or belongs to a locked account.
CREATE FUNCTION command.require_session(p_user uuid, p_session uuid, p_at timestamptz) RETURNS void
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
BEGIN
  IF NOT command.session_holds(p_user, p_session, p_at) THEN
    PERFORM command.refuse('UNAUTHENTICATED');
  END IF;
END $$;
