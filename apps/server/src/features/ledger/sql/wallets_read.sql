CREATE FUNCTION command.wallets_read(p_users uuid[]) RETURNS SETOF wallets LANGUAGE sql STABLE AS $$
  SELECT * FROM wallets WHERE user_id = ANY(p_users);
$$;
