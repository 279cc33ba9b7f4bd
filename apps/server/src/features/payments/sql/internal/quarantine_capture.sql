-- Books a capture that matches no payment into house:quarantine, until an operator releases it. A capture is booked
-- only once, so one that has already paid a payment is not quarantined.
CREATE FUNCTION command.quarantine_capture(
  p_user uuid, p_payment uuid, p_evidence command.payment_evidence, p_entry uuid, p_at timestamptz
) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO quarantined_captures (provider, provider_payment_id, user_id, payment_id, evidence, created_at)
  SELECT p_evidence.provider, p_evidence."providerPaymentId", p_user, p_payment, to_jsonb(p_evidence), p_at
  WHERE NOT EXISTS (
    SELECT FROM payments WHERE provider = p_evidence.provider AND status = 'Success'
      AND provider_payment_id = p_evidence."providerPaymentId")
  ON CONFLICT DO NOTHING;
  IF FOUND AND p_evidence."valueCents" > 0 THEN
    PERFORM command.ledger_transfer(p_user, p_entry, 'gateway:' || p_evidence.provider, 'house:quarantine',
      p_evidence."valueCents", p_payment, p_at);
  END IF;
END $$;
