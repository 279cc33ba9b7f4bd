-- The sandbox gateway keeps its own books, apart from the shop's. It stores only a card's brand, and the
-- last four digits of a card or an account.
CREATE SCHEMA sandbox_gateway;

-- kind: central
CREATE TABLE sandbox_gateway.gateway_sessions (
  session_id text PRIMARY KEY,
  idempotency_key text NOT NULL UNIQUE,
  request_hash text NOT NULL,
  reference text NOT NULL,
  amount_minor bigint NOT NULL CHECK (amount_minor > 0),
  currency_code text NOT NULL,
  return_url text NOT NULL,
  webhook_url text NOT NULL,
  status text NOT NULL DEFAULT 'Open' CHECK (status IN ('Open', 'Used', 'Cancelled', 'Expired')),
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  -- The only way in which the session can be paid.
  method text NOT NULL DEFAULT 'card' CONSTRAINT gateway_sessions_method CHECK (method IN
    ('card', 'applePay', 'googlePay', 'ideal', 'bancontact', 'sepaDebit', 'bankTransfer')),
  -- The merchant's customer, whose kept cards the form shows; null if it keeps none.
  customer_id text
);
CREATE INDEX gateway_sessions_open ON sandbox_gateway.gateway_sessions (expires_at) WHERE status = 'Open';

-- A session has at most one payment. next_step is its next event, such as a capture or chargeback.
-- kind: central
CREATE TABLE sandbox_gateway.gateway_payments (
  payment_id text PRIMARY KEY,
  session_id text NOT NULL UNIQUE REFERENCES sandbox_gateway.gateway_sessions,
  reference text NOT NULL,
  amount_minor bigint NOT NULL,
  currency_code text NOT NULL,
  -- Null for payments without a card.
  card_brand text,
  -- The last digits of the card or of the debited account; null for other payments.
  card_last4 text CHECK (card_last4 ~ '^\d{4}$'),
  status text NOT NULL
    CHECK (status IN ('Created', 'Processing', 'Captured', 'Declined', 'Cancelled', 'Expired')),
  decline_reason text,
  charged_back_minor bigint NOT NULL DEFAULT 0,
  refunded_minor bigint NOT NULL DEFAULT 0,
  next_step text
    CONSTRAINT gateway_payments_step CHECK (next_step IN ('capture', 'decline', 'chargeback', 'expire', 'returnRefunds')),
  next_step_at timestamptz,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  -- The part of refunded_minor that failed later, and the idempotency keys of those refunds.
  refunds_back_minor bigint NOT NULL DEFAULT 0,
  back_keys text[] NOT NULL DEFAULT '{}',
  -- The card's last valid month, and the customer for whom it is kept once the payment is captured.
  card_expires text CONSTRAINT gateway_payments_expires CHECK (card_expires ~ '^\d{4}-\d\d$'),
  keeper_id text,
  CONSTRAINT gateway_payments_refunds CHECK (refunded_minor - refunds_back_minor BETWEEN 0 AND amount_minor
    AND refunds_back_minor >= 0),
  CHECK ((next_step IS NULL) = (next_step_at IS NULL))
);
CREATE INDEX gateway_payments_by_change ON sandbox_gateway.gateway_payments (updated_at, payment_id);
CREATE INDEX gateway_payments_due ON sandbox_gateway.gateway_payments (next_step_at) WHERE next_step IS NOT NULL;
CREATE INDEX gateway_payments_kept ON sandbox_gateway.gateway_payments (keeper_id) WHERE keeper_id IS NOT NULL;
CREATE INDEX gateway_payments_by_begin ON sandbox_gateway.gateway_payments (created_at, payment_id);

-- The merchant's refunds, one per idempotency key.
-- kind: central
CREATE TABLE sandbox_gateway.gateway_refunds (
  idempotency_key text PRIMARY KEY,
  refund_id text NOT NULL UNIQUE,
  payment_id text NOT NULL REFERENCES sandbox_gateway.gateway_payments,
  amount_minor bigint NOT NULL CHECK (amount_minor > 0),
  created_at timestamptz NOT NULL
);

-- The webhooks, with the exact text to send, until they get a 2xx response.
-- kind: central
CREATE TABLE sandbox_gateway.gateway_events (
  event_id uuid PRIMARY KEY,
  body text NOT NULL,
  webhook_url text NOT NULL,
  created_at timestamptz NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  next_attempt_at timestamptz NOT NULL,
  delivered_at timestamptz
);
CREATE INDEX gateway_events_due ON sandbox_gateway.gateway_events (next_attempt_at, event_id)
  WHERE delivered_at IS NULL;

-- The merchant's payouts to accounts, one per idempotency key. next_step `return` pays first, and returns it later.
-- kind: central
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
