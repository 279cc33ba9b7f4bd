-- Returns {email, firstName, lastName} of an account, or null if it does not exist.
CREATE FUNCTION command.account_contact(p_user uuid) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('email', email, 'firstName', first_name, 'lastName', last_name)
  FROM users WHERE user_id = p_user;
$$;
