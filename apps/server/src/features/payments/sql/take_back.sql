-- Books money that went back to a payer: debits the wallet as far as the balance covers it; the rest is the house's
-- loss. p_reason is 'Refund' or 'Chargeback'; a chargeback also locks the account. p_of says on the wallet's statement
-- what was paid for. Returns how much the wallet gave.
CREATE FUNCTION command.take_back(
  p_user uuid, p_provider text, p_reason text, p_due_cents bigint, p_of text, p_related uuid,
  p_entries command.return_entries, p_at timestamptz
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
