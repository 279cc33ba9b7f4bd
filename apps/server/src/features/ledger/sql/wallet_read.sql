CREATE FUNCTION command.wallet_read(p_user uuid) RETURNS SETOF wallets LANGUAGE sql STABLE AS $$
  SELECT * FROM wallets WHERE user_id = p_user;
$$;
