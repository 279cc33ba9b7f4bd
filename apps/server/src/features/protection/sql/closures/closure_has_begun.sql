-- Returns true if a person is closing their account, or has closed it.
CREATE FUNCTION command.closure_has_begun(p_user uuid) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN EXISTS (SELECT FROM closures WHERE user_id = p_user);
END $$;
