-- Payments: each row is one attempt to pay. user_id is the owner: a person, or for a guest the purchase itself.
-- subject_id is the purchase, the gift code, or the transaction of a top-up. paid_cents and vat_cents are in hundredths
-- of currency_code; amount_cents is their value in euros. request_key is the Idempotency-Key until its record is
-- complete.
-- kind: person
CREATE TABLE payments (
  user_id uuid NOT NULL,
  payment_id uuid NOT NULL,
  purpose text NOT NULL CHECK (purpose IN ('TopUp', 'Purchase', 'Gift')),
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
  -- When the job checks the payment next; null if no more checks are needed.
  next_check_at timestamptz,
  -- The sum that cancellations credited to the payer's balance, minus the sum that the balance gave when the provider
  -- returned money. Negative if the balance gave more.
  credited_cents bigint NOT NULL DEFAULT 0,
  -- Money that the provider reports as returned, in hundredths of the payment's currency.
  refunded_paid_cents bigint NOT NULL DEFAULT 0 CHECK (refunded_paid_cents >= 0),
  charged_back_paid_cents bigint NOT NULL DEFAULT 0 CHECK (charged_back_paid_cents >= 0),
  -- Money taken from the payer's balance for refunds that the provider has not reported yet. It is in house:refunds.
  held_cents bigint NOT NULL DEFAULT 0 CHECK (held_cents >= 0),
  -- Money taken from house:shipping for refunds.
  refunded_shipping_cents bigint NOT NULL DEFAULT 0 CHECK (refunded_shipping_cents >= 0),
  -- When an operator marked the payment's warnings as handled. Null again when a new warning occurs.
  handled_at timestamptz,
  -- Money that came back to the shop because a chargeback was withdrawn. It no longer counts as charged back.
  recovered_cents bigint NOT NULL DEFAULT 0 CHECK (recovered_cents >= 0),
  -- When the provider's disputes last changed, as far as they are booked. Null if it does not tell.
  disputed_at timestamptz,
  -- The way of paying, which never changes.
  method text NOT NULL DEFAULT 'card',
  -- The providers that did not answer when a session was asked for. The payment has no session there that anybody saw.
  left_providers text[] NOT NULL DEFAULT '{}',
  -- Of refunded_paid_cents, what the provider reports as failed or sent back. Both only grow.
  refunds_back_paid_cents bigint NOT NULL DEFAULT 0
    CONSTRAINT payments_refunds_back_paid CHECK (refunds_back_paid_cents >= 0),
  -- Money of refunds that came back to the shop. It no longer counts as refunded.
  refunds_back_cents bigint NOT NULL DEFAULT 0 CONSTRAINT payments_refunds_back CHECK (refunds_back_cents >= 0),
  -- Whether the payer's bank takes the payment back without a reason. Such money never comes into a balance.
  can_be_reversed boolean NOT NULL DEFAULT false,
  -- When the shop heard that the provider keeps the payment's card for next time; null if it keeps none of it.
  means_kept_at timestamptz,
  PRIMARY KEY (user_id, payment_id),
  UNIQUE (user_id, subject_id, payment_id),
  CHECK ((status = 'Pending') = (settled_at IS NULL)),
  CHECK ((session_id IS NULL) = (session_encrypted IS NULL)),
  CHECK (charged_back_cents + refunded_cents <= amount_cents),
  -- Amounts in other currencies are converted at the rate of the day.
  CONSTRAINT payments_in_euros CHECK (currency_code <> 'EUR' OR paid_cents = amount_cents),
  -- Card and balance together never get back more than was paid.
  CONSTRAINT payments_paid_back_once CHECK (charged_back_cents + refunded_cents + credited_cents <= amount_cents)
);
CREATE INDEX payments_by_time ON payments (user_id, created_at DESC);
CREATE INDEX payments_to_check ON payments (next_check_at) WHERE next_check_at IS NOT NULL;
CREATE UNIQUE INDEX payments_by_request ON payments (user_id, request_key) WHERE request_key IS NOT NULL;
CREATE INDEX payments_by_moment ON payments (created_at DESC, payment_id DESC);
CREATE INDEX payments_by_provider_payment ON payments (provider_payment_id) WHERE provider_payment_id IS NOT NULL;
CREATE INDEX payments_by_subject ON payments (subject_id);
CREATE INDEX payments_by_id ON payments (payment_id);
-- For the VAT report.
CREATE INDEX payments_taxed_top_ups ON payments (user_id) WHERE purpose = 'TopUp' AND vat_cents > 0;
CREATE INDEX payments_charged_back ON payments (created_at DESC) WHERE charged_back_paid_cents > 0;

-- The payment that each capture has paid: a capture can pay only one. Rows are never changed.
-- kind: value provider_payment_id
CREATE TABLE paid_captures (
  provider text NOT NULL,
  provider_payment_id text NOT NULL,
  user_id uuid NOT NULL,
  payment_id uuid NOT NULL,
  PRIMARY KEY (provider, provider_payment_id)
);
REVOKE UPDATE, DELETE, TRUNCATE ON paid_captures FROM CURRENT_USER;

-- Captures that match no payment of ours. The key is the provider's own id, so that a capture is booked once even if it
-- is reported several times. user_id and payment_id are the payment for which it was found. Without such a payment,
-- user_id is the nil id and payment_id is null.
-- kind: value provider_payment_id
CREATE TABLE quarantined_captures (
  provider text NOT NULL,
  provider_payment_id text NOT NULL,
  user_id uuid NOT NULL,
  payment_id uuid,
  evidence jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  capture_id uuid NOT NULL DEFAULT gen_random_uuid(),
  -- How the capture left the quarantine: credited to a person, refunded to its payer, or booked to the payment that it
  -- was meant for. If the provider refuses the refund, the capture is in quarantine again.
  release text CHECK (release IN ('Credit', 'Refund', 'Payment')),
  released_at timestamptz,
  release_user_id uuid,
  release_payment_id uuid,
  refund_id uuid,
  refund_status text CHECK (refund_status IN ('Requested', 'Taken', 'Refused')),
  next_attempt_at timestamptz,
  -- Money that the provider has returned, in euro cents and in hundredths of the capture's own currency.
  returned_cents bigint NOT NULL DEFAULT 0 CHECK (returned_cents >= 0),
  returned_paid_cents bigint NOT NULL DEFAULT 0 CHECK (returned_paid_cents >= 0),
  -- When the provider's disputes last changed, as far as they are booked. Null if it does not tell.
  disputed_at timestamptz,
  -- The part of a credited capture that goes back when its person closes their account, in hundredths of its currency;
  -- null for all that is left. held_cents of it was taken from the balance, and is in house:refunds.
  refund_paid_cents bigint CONSTRAINT quarantined_captures_refund CHECK (refund_paid_cents > 0),
  held_cents bigint NOT NULL DEFAULT 0 CONSTRAINT quarantined_captures_held CHECK (held_cents >= 0),
  -- The part of returned_paid_cents that a bank has charged back, as last reported.
  charged_back_paid_cents bigint NOT NULL DEFAULT 0
    CONSTRAINT quarantined_captures_charged_back CHECK (charged_back_paid_cents >= 0),
  -- Money of refunds that came back, as last reported.
  refunds_back_paid_cents bigint NOT NULL DEFAULT 0
    CONSTRAINT quarantined_captures_refunds_back CHECK (refunds_back_paid_cents >= 0),
  -- The return of own money that the refund of a credited one belongs to; null if none.
  return_id uuid,
  -- When the provider refused its refund, or the shop learned that it came back.
  failed_at timestamptz,
  -- When the provider is asked next whether its taken refund has failed; null if not any more.
  next_look_at timestamptz,
  -- When the provider took its refund.
  refund_taken_at timestamptz,
  PRIMARY KEY (provider, provider_payment_id),
  CHECK ((release IS NULL) = (released_at IS NULL)),
  CHECK ((release IN ('Credit', 'Payment')) IS TRUE = (release_user_id IS NOT NULL)),
  CHECK ((release = 'Payment') IS TRUE = (release_payment_id IS NOT NULL))
);
CREATE INDEX quarantined_captures_by_id ON quarantined_captures (capture_id);
CREATE INDEX quarantined_captures_by_moment ON quarantined_captures (created_at DESC, capture_id DESC);
CREATE INDEX quarantined_captures_by_payment ON quarantined_captures (user_id, payment_id);
CREATE INDEX quarantined_captures_due ON quarantined_captures (next_attempt_at) WHERE next_attempt_at IS NOT NULL;
CREATE INDEX quarantined_captures_by_time ON quarantined_captures (created_at);
CREATE INDEX quarantined_captures_failed ON quarantined_captures (failed_at) WHERE failed_at IS NOT NULL;
CREATE INDEX quarantined_captures_to_look ON quarantined_captures (next_look_at) WHERE next_look_at IS NOT NULL;
-- For the captures that were credited to a person who closes their account.
CREATE INDEX quarantined_captures_credited ON quarantined_captures (release_user_id) WHERE release = 'Credit';

-- Refunds through the provider, in hundredths of the payment's currency.
-- - The ledger changes only when the provider reports that the money was returned.
-- - Returned: the provider took the refund, and it failed or came back later.
-- - refund_id is the idempotency key of the call to the provider.
-- - A payment may have several refunds. Their sum never exceeds what is left, which is read under the payment's lock.
-- kind: person
CREATE TABLE refunds (
  user_id uuid NOT NULL,
  refund_id uuid NOT NULL,
  payment_id uuid NOT NULL,
  paid_cents bigint NOT NULL CHECK (paid_cents > 0),
  status text NOT NULL DEFAULT 'Requested'
    CONSTRAINT refunds_status CHECK (status IN ('Requested', 'Taken', 'Refused', 'Returned')),
  created_at timestamptz NOT NULL,
  -- When the refund is requested next; null once the provider has taken or refused it.
  next_attempt_at timestamptz,
  -- The sum that the provider had reported as refunded when this refund was requested.
  refunded_before_cents bigint NOT NULL DEFAULT 0 CHECK (refunded_before_cents >= 0),
  -- The part of the refund that is shipping.
  shipping_cents bigint NOT NULL DEFAULT 0 CHECK (shipping_cents BETWEEN 0 AND paid_cents),
  -- Money taken from the payer's balance for this refund.
  held_cents bigint NOT NULL DEFAULT 0 CHECK (held_cents >= 0),
  -- Null if the shop itself owes the refund.
  operator_id uuid,
  reason text,
  -- When the provider is asked next whether a taken refund has failed; null if not any more.
  next_look_at timestamptz,
  -- The return of own money that it belongs to; null if none.
  return_id uuid,
  -- When the provider refused it, or the shop learned that it came back.
  failed_at timestamptz,
  PRIMARY KEY (user_id, refund_id),
  FOREIGN KEY (user_id, payment_id) REFERENCES payments
);
CREATE INDEX refunds_due ON refunds (next_attempt_at) WHERE next_attempt_at IS NOT NULL;
CREATE INDEX refunds_to_look ON refunds (next_look_at) WHERE next_look_at IS NOT NULL;
CREATE INDEX refunds_by_payment ON refunds (user_id, payment_id, created_at);
CREATE INDEX refunds_by_return ON refunds (user_id, return_id) WHERE return_id IS NOT NULL;
-- For the failed refunds that operators are told about.
CREATE INDEX refunds_refused ON refunds (failed_at) WHERE failed_at IS NOT NULL;

-- The pieces that a refund is for. position is the line in the purchase.
-- kind: person
CREATE TABLE refund_lines (
  user_id uuid NOT NULL,
  refund_id uuid NOT NULL,
  position integer NOT NULL,
  quantity integer NOT NULL CHECK (quantity > 0),
  PRIMARY KEY (user_id, refund_id, position),
  FOREIGN KEY (user_id, refund_id) REFERENCES refunds
);

-- Until when a provider's list of payments has been compared with ours.
-- kind: central
CREATE TABLE provider_checks (
  provider text PRIMARY KEY,
  checked_until timestamptz NOT NULL,
  -- Until when older payments have been compared again; null to begin with the oldest.
  swept_until timestamptz
);

-- Own money that people sent back to the cards that paid it. Its refunds and captures name it.
-- kind: person
CREATE TABLE own_returns (
  user_id uuid NOT NULL,
  return_id uuid NOT NULL,
  amount_cents bigint NOT NULL CHECK (amount_cents > 0),
  created_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, return_id)
);

-- The customer of a person at a provider that keeps cards. All else that the provider has is asked when it is needed.
-- kind: person
CREATE TABLE payment_customers (
  user_id uuid NOT NULL,
  provider text NOT NULL,
  -- The key of the request that makes the customer, so that two requests at once make one.
  customer_key uuid NOT NULL,
  -- The provider's id; null until it is known.
  customer_id text,
  created_at timestamptz NOT NULL,
  -- When a job asks the provider to forget the customer; null while the account is open.
  next_forget_at timestamptz,
  PRIMARY KEY (user_id, provider)
);
CREATE INDEX payment_customers_to_forget ON payment_customers (next_forget_at) WHERE next_forget_at IS NOT NULL;
