-- A payment to begin. paidCents and vatCents are in hundredths of currencyCode; amountCents is the value of paidCents
-- in euro cents.
CREATE TYPE command.new_payment AS (
  "paymentId" uuid, purpose text, "subjectId" uuid, provider text, method text,
  "canBeReversed" boolean, "amountCents" bigint, "currencyCode" text, "paidCents" bigint, "vatCents" bigint, "addressId" uuid, address jsonb,
  "expiresAt" timestamptz, "nextCheckAt" timestamptz
);
COMMENT ON COLUMN command.new_payment."addressId" IS 'or null';
COMMENT ON COLUMN command.new_payment."nextCheckAt" IS 'or null';

-- A provider's report of a payment. Amounts are in hundredths of currencyCode.
-- - valueCents: the amount in euro cents at today's rate, null for an unknown currency.
-- - disputedAt: when the disputes last changed that make chargedBackPaidCents; null if the provider does not tell.
-- - refundsBackPaidCents: the part of refundedPaidCents that failed or came back. backKeys: the ids of those refunds.
CREATE TYPE command.payment_report AS (
  provider text, "providerPaymentId" text, "sessionId" text, reference text, state text, "paidCents" bigint,
  "currencyCode" text, "valueCents" bigint, "chargedBackPaidCents" bigint, "refundedPaidCents" bigint,
  "disputedAt" timestamptz, "failureReason" text, "refundsBackPaidCents" bigint, "backKeys" text[]
);
COMMENT ON COLUMN command.payment_report."providerPaymentId" IS 'or null';
COMMENT ON COLUMN command.payment_report."sessionId" IS 'or null';
COMMENT ON COLUMN command.payment_report."valueCents" IS 'or null';
COMMENT ON COLUMN command.payment_report."disputedAt" IS 'or null';
COMMENT ON COLUMN command.payment_report."failureReason" IS 'or null';

-- Ids for the ledger entries of money that goes back to a payer. The origin of the money, a wallet or an account of the
-- house, decides which ids are used.
CREATE TYPE command.reversal_entries AS (
  "walletEntryId" uuid, "houseEntryId" uuid, "itemsEntryId" uuid, "shippingEntryId" uuid, "heldEntryId" uuid
);

-- A refund with the operator who requests it and their reason. operatorId and reason are null if the shop itself owes
-- the refund.
CREATE TYPE command.operator_refund AS ("refundId" uuid, "operatorId" uuid, reason text);

-- Pieces of one line of a purchase that are refunded.
CREATE TYPE command.refunded_line AS (position integer, quantity integer);

-- Changes that settle_payment found, for the caller to book. Sums are in euro cents.
-- - …_credited_cents: the part that had already been credited to the balance.
-- - …_held_cents: the part that had already been taken from the balance.
-- - refunded_shipping_cents: the shipping in the refunds.
-- - recovered_cents: what came back to the shop because a chargeback was withdrawn.
-- - gone_cents: what is now with the payer again, in all.
-- - came_back_cents: what was booked as refunded and came back.
-- - never_left_cents: what is still held for refunds that failed before they were booked.
-- - is_back: a refund failed or came back.
-- - back_shipping_cents: the shipping in the refunds that came back.
-- - is_twice: a bank charged back what had been refunded.
-- - is_unasked: more was refunded than the shop requested.
-- - is_abandoned: the session has ended, and only quarantined money has arrived.
CREATE TYPE command.settlement AS (
  status text, is_captured boolean, is_failed boolean, was_processing boolean, is_abandoned boolean,
  charged_back_cents bigint, charged_back_credited_cents bigint, refunded_cents bigint, refunded_credited_cents bigint,
  refunded_held_cents bigint, charged_back_held_cents bigint, refunded_shipping_cents bigint, is_unasked boolean,
  provider text, subject_id uuid, amount_cents bigint, recovered_cents bigint, gone_cents bigint,
  was_failed boolean, began_at timestamptz, came_back_cents bigint, never_left_cents bigint,
  back_shipping_cents bigint, is_back boolean, is_twice boolean
);

-- The release of a capture from quarantine by an operator, to a person or to a payment. entryId is the id of the ledger
-- entry.
CREATE TYPE command.capture_release AS ("userId" uuid, "paymentId" uuid, "entryId" uuid);
COMMENT ON COLUMN command.capture_release."paymentId" IS 'or null';
