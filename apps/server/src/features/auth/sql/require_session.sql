-- Refuses with UNAUTHENTICATED if the session was ended, has expired or belongs to a locked account.
CREATE FUNCTION command.require_session(p_user uuid, p_session uuid, p_at timestamptz) RETURNS void
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
BEGIN
  IF NOT EXISTS (
    SELECT FROM sessions s JOIN users u USING (user_id)
    WHERE s.user_id = p_user AND s.session_id = p_session
      AND s.ended_at IS NULL AND s.expires_at > p_at AND NOT u.is_locked
  ) THEN
    PERFORM command.refuse('UNAUTHENTICATED');
  END IF;
END $$;
