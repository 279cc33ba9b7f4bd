-- Returns whether a capture is in quarantine.
CREATE FUNCTION command.capture_is_quarantined(p_report command.payment_report) RETURNS boolean
LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN EXISTS (SELECT 1 FROM quarantined_captures
    WHERE provider = p_report.provider AND provider_payment_id = p_report."providerPaymentId" AND release IS NULL);
END $$;
