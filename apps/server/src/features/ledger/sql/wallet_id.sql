CREATE FUNCTION command.wallet_id(p_user uuid) RETURNS uuid LANGUAGE sql STABLE AS $$
  SELECT wallet_id FROM wallets WHERE user_id = p_user;
$$;
