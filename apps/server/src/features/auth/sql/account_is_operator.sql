-- Returns true if a person is an operator.
CREATE FUNCTION command.account_is_operator(p_user uuid) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN EXISTS (SELECT FROM users WHERE user_id = p_user AND 'Admin' = ANY (roles));
END $$;
