-- room: payments
-- One attempt to pay. user_id owns it: a person, or the purchase itself for a guest. subject_id is what the payment is
-- for: the transaction of a top-up, or a purchase. paid_cents and vat_cents are in hundredths of currency_code,
-- amount_cents is what they are worth in euros. request_key is the Idempotency-Key while its record is still open.
CREATE TABLE payments (
  user_id uuid NOT NULL,
  payment_id uuid NOT NULL,
  purpose text NOT NULL CHECK (purpose IN ('TopUp', 'Purchase')),
  subject_id uuid NOT NULL,
  provider text NOT NULL,
  amount_cents bigint NOT NULL CHECK (amount_cents > 0),
  currency_code text NOT NULL,
  paid_cents bigint NOT NULL CHECK (paid_cents > 0),
  vat_cents bigint NOT NULL CHECK (vat_cents BETWEEN 0 AND paid_cents),
  address_id uuid,
  address jsonb NOT NULL,
  status text NOT NULL DEFAULT 'Pending' CHECK (status IN ('Pending', 'Success', 'Failed')),
  provider_status text,
  provider_payment_id text,
  failure_reason text,
  session_id text,
  session_encrypted bytea,
  request_key uuid,
  charged_back_cents bigint NOT NULL DEFAULT 0 CHECK (charged_back_cents >= 0),
  refunded_cents bigint NOT NULL DEFAULT 0 CHECK (refunded_cents >= 0),
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  settled_at timestamptz,
  quarantined_at timestamptz,
  -- When the worker looks next; null once there is nothing to wait for.
  next_check_at timestamptz,
  PRIMARY KEY (user_id, payment_id),
  UNIQUE (user_id, subject_id, payment_id),
  CHECK ((status = 'Pending') = (settled_at IS NULL)),
  CHECK ((session_id IS NULL) = (session_encrypted IS NULL)),
  CHECK (charged_back_cents + refunded_cents <= amount_cents)
);
CREATE INDEX payments_by_time ON payments (user_id, created_at DESC);
CREATE INDEX payments_to_check ON payments (next_check_at) WHERE next_check_at IS NOT NULL;
CREATE UNIQUE INDEX payments_by_request ON payments (user_id, request_key) WHERE request_key IS NOT NULL;

-- room: payments
-- Captures that match no payment of ours, each booked once whoever reports it. Keyed by the provider's own id, since it
-- is not known for certain whose they are; user_id and payment_id say what they were found for, if anything.
CREATE TABLE quarantined_captures (
  provider text NOT NULL,
  provider_payment_id text NOT NULL,
  user_id uuid NOT NULL,
  payment_id uuid,
  evidence jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (provider, provider_payment_id)
);

-- room: payments
-- What is to be given back through the provider, in hundredths of the payment's currency. The ledger moves when the
-- provider says that it has been, as with everything else that it says. refund_id is the key of the provider's call.
CREATE TABLE refunds (
  user_id uuid NOT NULL,
  refund_id uuid NOT NULL,
  payment_id uuid NOT NULL,
  paid_cents bigint NOT NULL CHECK (paid_cents > 0),
  status text NOT NULL DEFAULT 'Requested' CHECK (status IN ('Requested', 'Taken', 'Refused')),
  created_at timestamptz NOT NULL,
  -- When it is asked for next; null once the provider has answered.
  next_attempt_at timestamptz,
  PRIMARY KEY (user_id, refund_id),
  FOREIGN KEY (user_id, payment_id) REFERENCES payments
);
CREATE INDEX refunds_due ON refunds (next_attempt_at) WHERE next_attempt_at IS NOT NULL;

-- room: payments
-- Up to when a provider's own list of payments has been compared with ours.
CREATE TABLE provider_checks (
  provider text PRIMARY KEY,
  checked_until timestamptz NOT NULL
);
