-- Returns whether a session is valid: not ended, not expired, and its account not locked.
CREATE FUNCTION command.session_holds(p_user uuid, p_session uuid, p_at timestamptz) RETURNS boolean
LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN EXISTS (
    SELECT FROM sessions s JOIN users u USING (user_id)
    WHERE s.user_id = p_user AND s.session_id = p_session
      AND s.ended_at IS NULL AND s.expires_at > p_at AND NOT u.is_locked);
END $$;
