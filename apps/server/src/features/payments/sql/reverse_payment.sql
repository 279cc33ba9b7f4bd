-- Books money that the provider returned to its payer. Debits the wallet as far as the balance suffices; the house
-- bears the rest. p_reason is 'Refund' or 'Chargeback'. A chargeback also locks the account. p_of names, for the
-- statement, what was paid. Returns the amount taken from the wallet.
CREATE FUNCTION command.reverse_payment(
  p_user uuid, p_provider text, p_reason text, p_due_cents bigint, p_of text, p_related uuid,
  p_entries command.reversal_entries, p_at timestamptz
) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  taken bigint := least(command.wallet_lock(p_user), p_due_cents);
  gateway text := 'gateway:' || p_provider;
BEGIN
  IF taken > 0 THEN
    PERFORM command.ledger_post(p_user, gateway, 'TopUp',
      ARRAY[ROW(p_entries."walletEntryId", -taken, p_reason || ' of ' || p_of, p_related)::command.posting], p_at);
  END IF;
  IF taken < p_due_cents THEN
    PERFORM command.ledger_transfer(p_user, p_entries."houseEntryId", 'house:chargebacks', gateway,
      p_due_cents - taken, p_related, p_at);
  END IF;
  IF p_reason = 'Chargeback' THEN
    PERFORM command.account_lock(p_user, p_at);
  END IF;
  RETURN taken;
END $$;
