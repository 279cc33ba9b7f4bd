CREATE FUNCTION command.account_email(p_user uuid) RETURNS text LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (SELECT email FROM users WHERE user_id = p_user);
END $$;
