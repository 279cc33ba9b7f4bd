-- Books what went back to the payer of a gift code: from what is owed for it, then from the wallet of a buyer who has
-- redeemed it, then from the house. p_reason is 'Refund' or 'Chargeback'. Locks that wallet, then the code.
CREATE FUNCTION command.gift_take(
  p_user uuid, p_settled command.settlement, p_reason text, p_cents bigint, p_at timestamptz
) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  gift gift_codes;
  part bigint;
  gateway text := 'gateway:' || p_settled.provider;
BEGIN
  IF p_cents <= 0 THEN
    RETURN;
  END IF;
  -- Redeeming locks them in this order too.
  PERFORM command.wallet_lock(p_user);
  SELECT * INTO gift FROM gift_codes WHERE gift_id = p_settled.subject_id FOR UPDATE;
  part := least(gift.owed_cents, p_cents);
  PERFORM command.ledger_refill(p_user, 'house:gifts', gateway, part, gift.gift_id, p_at);
  IF gift.redeemer_id = p_user THEN
    PERFORM command.reverse_payment(p_user, p_settled.provider, p_reason, p_cents - part, 'a gift code', gift.gift_id,
      ROW(gen_random_uuid(), gen_random_uuid(), NULL, NULL, NULL)::command.reversal_entries, p_at);
  ELSE
    PERFORM command.ledger_refill(p_user, 'house:chargebacks', gateway, p_cents - part, gift.gift_id, p_at);
  END IF;
  IF gift.status = 'Live' AND part = gift.owed_cents THEN
    UPDATE gift_codes SET status = 'Void', owed_cents = 0, ended_at = p_at, version = version + 1
    WHERE gift_id = gift.gift_id;
  ELSIF part > 0 THEN
    UPDATE gift_codes SET owed_cents = owed_cents - part, version = version + 1,
      amount_cents = CASE status WHEN 'Live' THEN owed_cents - part ELSE amount_cents END
    WHERE gift_id = gift.gift_id;
  END IF;
END $$;
