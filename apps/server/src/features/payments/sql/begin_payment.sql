-- Writes a pending payment, or finds the one that an earlier try with the same key began and could not hand to the
-- provider. p_payment is {paymentId, purpose, subjectId, provider, amountCents, currencyCode, paidCents, vatCents,
-- addressId, address, expiresAt, nextCheckAt}; null refuses with NOT_FOUND where there is nothing to go on with.
-- Answers the payment's id.
CREATE FUNCTION command.begin_payment(p_user uuid, p_key uuid, p_payment jsonb, p_at timestamptz)
RETURNS uuid LANGUAGE plpgsql AS $$
DECLARE
  begun uuid := command.begun_payment(p_user, p_key);
BEGIN
  IF begun IS NOT NULL THEN
    RETURN begun;
  ELSIF p_payment IS NULL THEN
    PERFORM command.refuse('NOT_FOUND');
  END IF;
  INSERT INTO payments (user_id, payment_id, purpose, subject_id, provider, amount_cents, currency_code, paid_cents,
    vat_cents, address_id, address, request_key, created_at, expires_at, next_check_at)
  SELECT p_user, "paymentId", purpose, "subjectId", provider, "amountCents", "currencyCode", "paidCents",
    "vatCents", "addressId", address, p_key, p_at, "expiresAt", "nextCheckAt"
  FROM jsonb_to_record(p_payment) AS payment ("paymentId" uuid, purpose text, "subjectId" uuid, provider text,
    "amountCents" bigint, "currencyCode" text, "paidCents" bigint, "vatCents" bigint, "addressId" uuid,
    address jsonb, "expiresAt" timestamptz, "nextCheckAt" timestamptz);
  RETURN (p_payment ->> 'paymentId')::uuid;
END $$;
