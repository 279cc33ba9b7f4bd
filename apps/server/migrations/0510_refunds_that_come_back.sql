-- Refunds that a provider had taken, and that failed or came back later.
ALTER TABLE payments
  ADD COLUMN refunds_back_paid_cents bigint NOT NULL DEFAULT 0
    CONSTRAINT payments_refunds_back_paid CHECK (refunds_back_paid_cents >= 0),
  ADD COLUMN refunds_back_cents bigint NOT NULL DEFAULT 0 CONSTRAINT payments_refunds_back CHECK (refunds_back_cents >= 0);
ALTER TABLE quarantined_captures ADD COLUMN refunds_back_paid_cents bigint NOT NULL DEFAULT 0
  CONSTRAINT quarantined_captures_refunds_back CHECK (refunds_back_paid_cents >= 0);
ALTER TABLE refunds DROP CONSTRAINT refunds_status_check,
  ADD CONSTRAINT refunds_status CHECK (status IN ('Requested', 'Taken', 'Refused', 'Returned'));
DROP INDEX refunds_refused;
CREATE INDEX refunds_refused ON refunds (created_at) WHERE status IN ('Refused', 'Returned');
ALTER TABLE sandbox_gateway.gateway_payments
  ADD COLUMN refunds_back_minor bigint NOT NULL DEFAULT 0,
  ADD COLUMN back_keys text[] NOT NULL DEFAULT '{}',
  DROP CONSTRAINT gateway_payments_check,
  DROP CONSTRAINT gateway_payments_next_step_check,
  ADD CONSTRAINT gateway_payments_refunds CHECK (refunded_minor - refunds_back_minor BETWEEN 0 AND amount_minor
    AND refunds_back_minor >= 0),
  ADD CONSTRAINT gateway_payments_step CHECK (next_step IN ('capture', 'chargeback', 'expire', 'returnRefunds'));
ALTER TABLE refunds ADD COLUMN next_look_at timestamptz;
CREATE INDEX refunds_to_look ON refunds (next_look_at) WHERE next_look_at IS NOT NULL;
ALTER TABLE sandbox_gateway.gateway_payments
  RENAME CONSTRAINT gateway_payments_check1 TO gateway_payments_check;
