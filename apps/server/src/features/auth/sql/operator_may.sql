-- Returns whether a person is an Admin with one of these presets and an account that is not locked.
CREATE FUNCTION command.operator_may(p_user uuid, p_presets text[]) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN EXISTS (
    SELECT FROM users JOIN operators USING (user_id)
    WHERE user_id = p_user AND 'Admin' = ANY (roles) AND NOT is_locked AND presets && p_presets);
END $$;
