-- Claims a capture for the payment that it pays. Returns false if it has paid another one. Waits for concurrent claims
-- of the same capture.
CREATE FUNCTION command.capture_claim(p_payment payments, p_report command.payment_report) RETURNS boolean
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO paid_captures (provider, provider_payment_id, user_id, payment_id)
  VALUES (p_payment.provider, p_report."providerPaymentId", p_payment.user_id, p_payment.payment_id)
  ON CONFLICT DO NOTHING;
  RETURN FOUND;
END $$;
