-- Books money that went back to a payer against what was credited for it: from the wallet as far as it reaches, the rest
-- is the house's loss. p_entries is {walletEntryId, houseEntryId}.
CREATE FUNCTION command.take_back(
  p_user uuid, p_provider text, p_due_cents bigint, p_description text, p_related uuid, p_entries jsonb,
  p_at timestamptz
) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  taken bigint := least(command.wallet_lock(p_user), p_due_cents);
  gateway text := 'gateway:' || p_provider;
BEGIN
  IF taken > 0 THEN
    PERFORM command.ledger_post(p_user, gateway, 'TopUp', jsonb_build_array(jsonb_build_object(
      'entryId', p_entries ->> 'walletEntryId', 'amountCents', -taken, 'description', p_description,
      'relatedId', p_related)), p_at);
  END IF;
  IF taken < p_due_cents THEN
    PERFORM command.ledger_transfer(p_user, (p_entries ->> 'houseEntryId')::uuid, 'house:chargebacks', gateway,
      p_due_cents - taken, p_related, p_at);
  END IF;
END $$;
