-- Raises an error unless a capture that left the quarantine for a payment has paid this payment. The last statement of
-- the transaction that books it.
CREATE FUNCTION command.capture_require_paid(p_capture uuid) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
DECLARE
  capture quarantined_captures;
BEGIN
  SELECT * INTO capture FROM quarantined_captures WHERE capture_id = p_capture AND release = 'Payment';
  PERFORM command.assert_holds(EXISTS (SELECT FROM payments
    WHERE user_id = capture.release_user_id AND payment_id = capture.release_payment_id AND status = 'Success'
      AND provider_payment_id = capture.provider_payment_id), 'a capture that is booked to a payment has paid it');
END $$;
