-- Returns whether a person is an Admin with one of these presets and an account that is not locked.
CREATE FUNCTION command.operator_may(p_user uuid, p_presets text[]) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM operators WHERE user_id = p_user AND presets && p_presets) THEN
    RETURN false;
  END IF;
  RETURN EXISTS (SELECT FROM users WHERE user_id = p_user AND 'Admin' = ANY (roles) AND NOT is_locked);
END $$;
