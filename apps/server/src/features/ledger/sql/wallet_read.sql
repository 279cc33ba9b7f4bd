CREATE FUNCTION command.wallet_read(p_user uuid) RETURNS wallets LANGUAGE plpgsql STABLE AS $$
DECLARE
  found wallets;
BEGIN
  SELECT * INTO found FROM wallets WHERE user_id = p_user;
  RETURN found;
END $$;
