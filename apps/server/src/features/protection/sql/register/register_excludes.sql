-- Returns whether the last answer of the register of exclusions about a person is that they are excluded.
CREATE FUNCTION command.register_excludes(p_user uuid) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN EXISTS (SELECT FROM protection_states WHERE user_id = p_user AND register_excluded);
END $$;
