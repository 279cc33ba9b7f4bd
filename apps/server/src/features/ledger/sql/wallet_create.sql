CREATE FUNCTION command.wallet_create(p_user uuid, p_wallet uuid) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
BEGIN
  INSERT INTO wallets (user_id, wallet_id) VALUES (p_user, p_wallet);
END $$;
