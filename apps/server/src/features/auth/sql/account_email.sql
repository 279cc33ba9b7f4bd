CREATE FUNCTION command.account_email(p_user uuid) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT email FROM users WHERE user_id = p_user;
$$;
