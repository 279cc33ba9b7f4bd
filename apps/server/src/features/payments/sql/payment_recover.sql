-- Books money that came back from a payer's bank because a chargeback was withdrawn, or a refund came
-- back; p_why says which in the statement. p_to_wallet_cents of it to the
-- person's wallet, the rest to the house, which had borne it.
CREATE FUNCTION command.payment_recover(
  p_user uuid, p_provider text, p_cents bigint, p_to_wallet_cents bigint, p_why text, p_related uuid,
  p_entries command.reversal_entries, p_at timestamptz
) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  gateway text := 'gateway:' || p_provider;
BEGIN
  IF p_to_wallet_cents > 0 THEN
    PERFORM command.ledger_post(p_user, gateway, 'TopUp', ARRAY[ROW(p_entries."walletEntryId", p_to_wallet_cents,
      p_why, p_related)::command.posting], p_at);
  END IF;
  IF p_cents > p_to_wallet_cents THEN
    PERFORM command.ledger_transfer(p_user, p_entries."houseEntryId", gateway, 'house:chargebacks',
      p_cents - p_to_wallet_cents, p_related, p_at);
  END IF;
END $$;
