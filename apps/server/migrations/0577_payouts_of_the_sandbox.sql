-- Payouts of the sandbox gateway.
-- The merchant's payouts to accounts, one per idempotency key. next_step `return` pays first, and returns it later.
CREATE TABLE sandbox_gateway.gateway_payouts (
  payout_id text PRIMARY KEY,
  idempotency_key text NOT NULL UNIQUE,
  reference text NOT NULL,
  amount_minor bigint NOT NULL CHECK (amount_minor > 0),
  status text NOT NULL CHECK (status IN ('Sent', 'Paid', 'Returned', 'Refused')),
  next_step text CHECK (next_step IN ('pay', 'return')),
  next_step_at timestamptz,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  CHECK ((next_step IS NULL) = (next_step_at IS NULL))
);
CREATE INDEX gateway_payouts_by_change ON sandbox_gateway.gateway_payouts (updated_at, payout_id);
CREATE INDEX gateway_payouts_due ON sandbox_gateway.gateway_payouts (next_step_at) WHERE next_step IS NOT NULL;
