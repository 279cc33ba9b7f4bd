-- Writes a pending payment. If an earlier attempt with the same key wrote one before the provider failed, returns that.
-- Refuses with NOT_FOUND if p_payment is null and there is no earlier payment. Returns the payment's id.
CREATE FUNCTION command.begin_payment(p_user uuid, p_key uuid, p_payment command.new_payment, p_at timestamptz)
RETURNS uuid LANGUAGE plpgsql AS $$
DECLARE
  begun uuid := command.begun_payment(p_user, p_key);
BEGIN
  IF begun IS NOT NULL THEN
    RETURN begun;
  ELSIF p_payment IS NULL THEN
    PERFORM command.refuse('NOT_FOUND');
  END IF;
  INSERT INTO payments (user_id, payment_id, purpose, subject_id, provider, method, can_be_reversed, amount_cents, currency_code,
    paid_cents, vat_cents, address_id, address, request_key, created_at, expires_at, next_check_at)
  VALUES (p_user, p_payment."paymentId", p_payment.purpose, p_payment."subjectId", p_payment.provider,
    p_payment.method, p_payment."canBeReversed", p_payment."amountCents", p_payment."currencyCode", p_payment."paidCents", p_payment."vatCents",
    p_payment."addressId", p_payment.address, p_key, p_at, p_payment."expiresAt", p_payment."nextCheckAt");
  RETURN p_payment."paymentId";
END $$;
