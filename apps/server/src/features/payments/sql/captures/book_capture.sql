-- Takes a capture out of quarantine for the payment that it was meant for. The caller then settles the payment with it
-- in the same transaction. Locks the capture, then the payment. Refuses:
-- - with NOT_FOUND for an unknown capture or payment;
-- - with STATUS_CONFLICT if the capture has left the quarantine, its amount, currency or provider differs, a part of it
--   was returned, the payment is already paid, or the capture was found for another person's payment.
CREATE FUNCTION command.book_capture(p_capture uuid, p_release command.capture_release, p_at timestamptz)
RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
DECLARE
  capture quarantined_captures := command.capture_lock(p_capture);
  payment payments;
  value bigint := command.capture_worth(capture, (capture.evidence ->> 'paidCents')::bigint);
BEGIN
  SELECT * INTO payment FROM payments
  WHERE user_id = p_release."userId" AND payment_id = p_release."paymentId" FOR UPDATE;
  IF payment.user_id IS NULL THEN
    PERFORM command.refuse('NOT_FOUND');
  ELSIF payment.status = 'Success' OR payment.provider <> capture.provider OR capture.returned_paid_cents > 0
    OR payment.paid_cents <> (capture.evidence ->> 'paidCents')::bigint
    OR payment.currency_code <> capture.evidence ->> 'currencyCode'
    OR capture.payment_id IS NOT NULL AND capture.user_id <> payment.user_id
  THEN
    PERFORM command.refuse('STATUS_CONFLICT');
  END IF;
  UPDATE quarantined_captures SET release = 'Payment', released_at = p_at, release_user_id = payment.user_id,
    release_payment_id = payment.payment_id
  WHERE capture_id = p_capture;
  IF value > 0 THEN
    PERFORM command.ledger_transfer(capture.user_id, p_release."entryId", 'house:quarantine',
      'gateway:' || capture.provider, value, p_capture, p_at);
  END IF;
END $$;
