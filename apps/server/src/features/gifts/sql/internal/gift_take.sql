-- Books what went back to the payer of a gift code: from what is owed for it, then from the house. Locks the code.
CREATE FUNCTION command.gift_take(p_user uuid, p_settled command.settlement, p_cents bigint, p_at timestamptz)
RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  gift gift_codes;
  part bigint;
  gateway text := 'gateway:' || p_settled.provider;
BEGIN
  SELECT * INTO gift FROM gift_codes WHERE gift_id = p_settled.subject_id FOR UPDATE;
  part := least(gift.owed_cents, p_cents);
  PERFORM command.ledger_refill(p_user, 'house:gifts', gateway, part, gift.gift_id, p_at);
  PERFORM command.ledger_refill(p_user, 'house:chargebacks', gateway, p_cents - part, gift.gift_id, p_at);
  IF gift.status = 'Live' AND part = gift.owed_cents THEN
    UPDATE gift_codes SET status = 'Void', owed_cents = 0, ended_at = p_at, version = version + 1
    WHERE gift_id = gift.gift_id;
  ELSIF part > 0 THEN
    UPDATE gift_codes SET owed_cents = owed_cents - part, version = version + 1,
      amount_cents = CASE status WHEN 'Live' THEN owed_cents - part ELSE amount_cents END
    WHERE gift_id = gift.gift_id;
  END IF;
END $$;
