-- Returns whether a capture is in quarantine.
CREATE FUNCTION command.capture_is_quarantined(p_payment payments, p_report command.payment_report) RETURNS boolean
LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN EXISTS (SELECT FROM quarantined_captures
    WHERE provider = p_payment.provider AND provider_payment_id = p_report."providerPaymentId" AND release IS NULL);
END $$;
