-- Books a capture that matches no payment into house:quarantine, until an operator releases it. A capture is booked
-- only once, so one that has already paid a payment is not quarantined.
CREATE FUNCTION command.quarantine_capture(
  p_user uuid, p_payment uuid, p_report command.payment_report, p_entry uuid, p_at timestamptz
) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM paid_captures
    WHERE provider = p_report.provider AND provider_payment_id = p_report."providerPaymentId")
  THEN
    RETURN;
  END IF;
  -- Not INSERT … SELECT, after which FOUND is always true in a cluster.
  INSERT INTO quarantined_captures (provider, provider_payment_id, user_id, payment_id, evidence, created_at)
  VALUES (p_report.provider, p_report."providerPaymentId", p_user, p_payment, to_jsonb(p_report), p_at)
  ON CONFLICT DO NOTHING;
  IF FOUND AND p_report."valueCents" > 0 THEN
    PERFORM command.ledger_transfer(p_user, p_entry, 'gateway:' || p_report.provider, 'house:quarantine',
      p_report."valueCents", p_payment, p_at);
  END IF;
END $$;
