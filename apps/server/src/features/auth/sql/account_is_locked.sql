CREATE FUNCTION command.account_is_locked(p_user uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM users WHERE user_id = p_user AND is_locked);
$$;
