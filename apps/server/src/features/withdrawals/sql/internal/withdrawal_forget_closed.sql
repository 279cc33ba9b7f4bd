-- Forgets the typed names of withdrawals of a person whose account is closed. Locks the wallet, as the closing does, so
-- that one of both sees the other. Does nothing for guests.
CREATE FUNCTION command.withdrawal_forget_closed(p_user uuid, p_purchase uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF p_user IS NULL OR p_user = p_purchase THEN
    RETURN;
  END IF;
  PERFORM command.wallet_lock(p_user);
  IF command.closure_read(p_user) ->> 'closedAt' IS NOT NULL THEN
    PERFORM command.withdrawals_forget(p_user);
  END IF;
END $$;
