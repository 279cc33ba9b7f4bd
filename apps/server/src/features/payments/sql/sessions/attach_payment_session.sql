-- Stores the provider's session of a payment, and completes the idempotency record with the facts. Locks the payment's
-- row. If a concurrent request has already stored a session, keeps that one. Returns the stored session, encrypted, in
-- hex; null, without storing it, if the payment has ended meanwhile, or was moved to another provider.
CREATE FUNCTION command.attach_payment_session(
  p_user uuid, p_payment uuid, p_provider text, p_session_id text, p_session_encrypted bytea, p_facts jsonb,
  p_at timestamptz
) RETURNS text LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
DECLARE
  payment payments;
BEGIN
  SELECT * INTO payment FROM payments WHERE user_id = p_user AND payment_id = p_payment FOR UPDATE;
  IF payment.session_id IS NOT NULL THEN
    RETURN encode(payment.session_encrypted, 'hex');
  ELSIF payment.status <> 'Pending' OR payment.expires_at <= p_at OR payment.provider <> p_provider THEN
    RETURN NULL;
  END IF;
  UPDATE payments SET session_id = p_session_id, session_encrypted = p_session_encrypted, request_key = NULL
  WHERE user_id = p_user AND payment_id = p_payment;
  PERFORM command.idempotency_complete(p_user, p_user, payment.request_key, p_facts);
  RETURN encode(p_session_encrypted, 'hex');
END $$;
