-- room: payments
-- What the provider has reported of money that went back, in hundredths of the payment's currency. held_cents is what
-- the payer's balance gave for refunds that the provider has not reported yet; it waits in house:refunds.
-- refunded_shipping_cents is what house:shipping gave for refunds.
ALTER TABLE payments
  ADD COLUMN refunded_paid_cents bigint NOT NULL DEFAULT 0 CHECK (refunded_paid_cents >= 0),
  ADD COLUMN charged_back_paid_cents bigint NOT NULL DEFAULT 0 CHECK (charged_back_paid_cents >= 0),
  ADD COLUMN held_cents bigint NOT NULL DEFAULT 0 CHECK (held_cents >= 0),
  ADD COLUMN refunded_shipping_cents bigint NOT NULL DEFAULT 0 CHECK (refunded_shipping_cents >= 0);
UPDATE payments SET
  refunded_paid_cents = round(paid_cents::numeric * refunded_cents / amount_cents)::bigint,
  charged_back_paid_cents = round(paid_cents::numeric * charged_back_cents / amount_cents)::bigint
WHERE refunded_cents + charged_back_cents > 0;
CREATE INDEX payments_by_moment ON payments (created_at DESC, payment_id DESC);
CREATE INDEX payments_by_provider_payment ON payments (provider_payment_id) WHERE provider_payment_id IS NOT NULL;
CREATE INDEX payments_by_subject ON payments (subject_id);
CREATE INDEX payments_by_id ON payments (payment_id);

-- room: payments
-- A payment may be refunded in parts. Together they never exceed what is left, which is decided under the payment's
-- lock. refunded_before_cents is what had been reported as refunded when the refund was requested; shipping_cents is the
-- shipping in it, held_cents what the payer's balance gave for it. operator_id is null for a refund that the shop owes.
DROP INDEX refunds_once;
ALTER TABLE refunds
  ADD COLUMN refunded_before_cents bigint NOT NULL DEFAULT 0 CHECK (refunded_before_cents >= 0),
  ADD COLUMN shipping_cents bigint NOT NULL DEFAULT 0 CHECK (shipping_cents BETWEEN 0 AND paid_cents),
  ADD COLUMN held_cents bigint NOT NULL DEFAULT 0 CHECK (held_cents >= 0),
  ADD COLUMN operator_id uuid,
  ADD COLUMN reason text;
CREATE INDEX refunds_by_payment ON refunds (user_id, payment_id, created_at);

-- room: payments
-- The pieces that a refund is for, by their line of what was paid for.
CREATE TABLE refund_lines (
  user_id uuid NOT NULL,
  refund_id uuid NOT NULL,
  position integer NOT NULL,
  quantity integer NOT NULL CHECK (quantity > 0),
  PRIMARY KEY (user_id, refund_id, position),
  FOREIGN KEY (user_id, refund_id) REFERENCES refunds
);

-- room: payments
-- From when on older payments are compared again; null to begin with the oldest.
ALTER TABLE provider_checks ADD COLUMN swept_until timestamptz;

-- room: sandbox-gateway
CREATE INDEX gateway_payments_by_begin ON sandbox_gateway.gateway_payments (created_at, payment_id);
