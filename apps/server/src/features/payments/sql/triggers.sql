-- At the end of the transaction, checks that a capture which left the quarantine for a payment has paid this payment.
CREATE FUNCTION require_paid_release() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM payments WHERE user_id = NEW.release_user_id AND payment_id = NEW.release_payment_id
    AND status = 'Success' AND provider_payment_id = NEW.provider_payment_id) THEN
    RAISE EXCEPTION 'capture % was booked to a payment that it did not pay', NEW.capture_id;
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER quarantined_captures_pay AFTER UPDATE OF release ON quarantined_captures
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.release = 'Payment') EXECUTE FUNCTION require_paid_release();
