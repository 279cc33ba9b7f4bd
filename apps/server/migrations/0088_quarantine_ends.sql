-- room: payments
-- How a capture left the quarantine: credited to a person, refunded to its payer, or booked to the payment that it was
-- meant for. What the provider has returned of it is counted in its own currency and in euro cents. A refund that the
-- provider refuses leaves the capture in quarantine again.
ALTER TABLE quarantined_captures
  ADD COLUMN capture_id uuid NOT NULL DEFAULT gen_random_uuid() UNIQUE,
  ADD COLUMN release text CHECK (release IN ('Credit', 'Refund', 'Payment')),
  ADD COLUMN released_at timestamptz,
  ADD COLUMN release_user_id uuid,
  ADD COLUMN release_payment_id uuid,
  ADD COLUMN refund_id uuid,
  ADD COLUMN refund_status text CHECK (refund_status IN ('Requested', 'Taken', 'Refused')),
  ADD COLUMN next_attempt_at timestamptz,
  ADD COLUMN returned_cents bigint NOT NULL DEFAULT 0 CHECK (returned_cents >= 0),
  ADD COLUMN returned_paid_cents bigint NOT NULL DEFAULT 0 CHECK (returned_paid_cents >= 0),
  ADD CHECK ((release IS NULL) = (released_at IS NULL)),
  ADD CHECK ((release IN ('Credit', 'Payment')) IS TRUE = (release_user_id IS NOT NULL)),
  ADD CHECK ((release = 'Payment') IS TRUE = (release_payment_id IS NOT NULL));
CREATE INDEX quarantined_captures_by_moment ON quarantined_captures (created_at DESC, capture_id DESC);
CREATE INDEX quarantined_captures_by_payment ON quarantined_captures (user_id, payment_id);
CREATE INDEX quarantined_captures_due ON quarantined_captures (next_attempt_at) WHERE next_attempt_at IS NOT NULL;

-- room: payments
-- When an operator marked what was to be seen on a payment as handled; null again as soon as more happens to it.
ALTER TABLE payments ADD COLUMN handled_at timestamptz;
CREATE INDEX payments_charged_back ON payments (created_at DESC) WHERE charged_back_cents > 0;

-- room: payments
-- Money that left the quarantine for a payment has paid it when the transaction ends.
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
