-- Books money that came back from the payer of a gift code: first to the house, as far as it bore a part.
-- - The rest is owed again, or comes into the wallet of a buyer who has redeemed the code.
-- - If somebody else has redeemed it, or it has expired, all of it is the house's.
-- - p_why says in the statement why it came back. Locks the wallet, then the code.
CREATE FUNCTION command.gift_owe(
  p_user uuid, p_settled command.settlement, p_why text, p_cents bigint, p_at timestamptz
) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  gift gift_codes;
  part bigint;
  gateway text := 'gateway:' || p_settled.provider;
BEGIN
  IF p_cents <= 0 THEN
    RETURN;
  END IF;
  PERFORM command.wallet_lock(p_user);
  SELECT * INTO gift FROM gift_codes WHERE gift_id = p_settled.subject_id FOR UPDATE;
  part := CASE WHEN gift.status IN ('Live', 'Void') OR gift.redeemer_id = p_user THEN
    least(p_cents, greatest(0, p_cents + command.ledger_net(p_user, 'house:chargebacks', gift.gift_id))) ELSE 0 END;
  IF gift.redeemer_id = p_user THEN
    PERFORM command.payment_recover(p_user, p_settled.provider, p_cents, part, p_why, gift.gift_id,
      ROW(gen_random_uuid(), gen_random_uuid(), NULL, NULL, NULL)::command.reversal_entries, p_at);
    RETURN;
  END IF;
  PERFORM command.ledger_refill(p_user, gateway, 'house:chargebacks', p_cents - part, gift.gift_id, p_at);
  PERFORM command.ledger_refill(p_user, gateway, 'house:gifts', part, gift.gift_id, p_at);
  UPDATE gift_codes SET owed_cents = owed_cents + part, version = version + 1,
    amount_cents = CASE status WHEN 'Live' THEN amount_cents + part ELSE amount_cents END
  WHERE gift_id = gift.gift_id AND part > 0;
END $$;
