-- Returns whether a capture has left the quarantine, but not for this payment.
CREATE FUNCTION command.capture_is_gone(p_payment payments, p_report command.payment_report) RETURNS boolean
LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN EXISTS (SELECT 1 FROM quarantined_captures
    WHERE provider = p_report.provider AND provider_payment_id = p_report."providerPaymentId"
      AND release IS NOT NULL
      AND (release_user_id, release_payment_id) IS DISTINCT FROM (p_payment.user_id, p_payment.payment_id));
END $$;
