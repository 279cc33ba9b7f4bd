CREATE FUNCTION command.wallet_id(p_user uuid) RETURNS uuid LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (SELECT wallet_id FROM wallets WHERE user_id = p_user);
END $$;
