-- Forgets the bank accounts of a person whose account is closed. Their payouts stay, as the ledger does.
CREATE FUNCTION command.payouts_forget(p_user uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  UPDATE payees SET iban_sealed = NULL, iban_mark = '', hint = '', holder = '', removed_at = coalesce(removed_at, usable_at)
  WHERE user_id = p_user;
END $$;
