-- Locks a wallet until the transaction ends, and returns its balance. Returns 0 if there is no wallet.
CREATE FUNCTION command.wallet_lock(p_user uuid) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  balance bigint;
BEGIN
  SELECT balance_cents INTO balance FROM wallets WHERE user_id = p_user FOR UPDATE;
  RETURN coalesce(balance, 0);
END $$;
