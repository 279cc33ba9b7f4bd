-- Refuses with FORBIDDEN unless the person is an Admin with one of these presets whose account is not locked. Locks the
-- rows of the account and the rights in share mode, so that nobody can revoke the rights or lock the account until the
-- transaction ends.
CREATE FUNCTION command.operator_admit(p_user uuid, p_presets text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM users WHERE user_id = p_user AND 'Admin' = ANY (roles) AND NOT is_locked FOR SHARE;
  IF FOUND THEN
    PERFORM FROM operators WHERE user_id = p_user AND presets && p_presets FOR SHARE;
  END IF;
  IF NOT FOUND THEN
    PERFORM command.refuse('FORBIDDEN');
  END IF;
END $$;
