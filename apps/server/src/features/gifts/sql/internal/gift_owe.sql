-- Books money that came back from the payer of a gift code: first to the house, as far as it bore a part, the rest is
-- owed again. If the code has been redeemed or has expired, all of it is the house's. Locks the code.
CREATE FUNCTION command.gift_owe(p_user uuid, p_settled command.settlement, p_cents bigint, p_at timestamptz)
RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  gift gift_codes;
  part bigint;
  gateway text := 'gateway:' || p_settled.provider;
BEGIN
  SELECT * INTO gift FROM gift_codes WHERE gift_id = p_settled.subject_id FOR UPDATE;
  part := CASE WHEN gift.status IN ('Live', 'Void') THEN
    least(p_cents, greatest(0, p_cents + command.ledger_net(p_user, 'house:chargebacks', gift.gift_id))) ELSE 0 END;
  PERFORM command.ledger_refill(p_user, gateway, 'house:chargebacks', p_cents - part, gift.gift_id, p_at);
  PERFORM command.ledger_refill(p_user, gateway, 'house:gifts', part, gift.gift_id, p_at);
  UPDATE gift_codes SET owed_cents = owed_cents + part, version = version + 1,
    amount_cents = CASE status WHEN 'Live' THEN amount_cents + part ELSE amount_cents END
  WHERE gift_id = gift.gift_id AND part > 0;
END $$;
