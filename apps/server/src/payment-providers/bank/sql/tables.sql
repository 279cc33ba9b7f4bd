-- The books of the shop's bank account, as its statements tell them. They know nothing of the shop.
CREATE SCHEMA bank;

-- A transfer that somebody was asked to make. transfer_reference is the creditor reference (ISO 11649) that the payer
-- types, reference the merchant's own id.
-- kind: central
CREATE TABLE bank.bank_sessions (
  session_id text PRIMARY KEY,
  idempotency_key text NOT NULL UNIQUE,
  reference text NOT NULL,
  transfer_reference text NOT NULL UNIQUE,
  amount_minor bigint NOT NULL CHECK (amount_minor > 0),
  currency_code text NOT NULL,
  is_cancelled boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX bank_sessions_by_begin ON bank.bank_sessions (created_at);

-- Files that operators have uploaded. bookings are the movements that concern payments, in the order of the file; the
-- others are only counted. Days are like 2026-11-30.
-- kind: central
CREATE TABLE bank.bank_statements (
  statement_id uuid PRIMARY KEY,
  file_hash text NOT NULL UNIQUE,
  file_name text NOT NULL,
  format text NOT NULL,
  from_day text NOT NULL,
  until_day text NOT NULL,
  bookings jsonb NOT NULL,
  other_debits integer NOT NULL,
  uploaded_at timestamptz NOT NULL,
  applied_at timestamptz
);
CREATE INDEX bank_statements_by_time ON bank.bank_statements (uploaded_at DESC, statement_id DESC);

-- Movements of applied statements, each once. entry_id is computed from the bank's facts about it, so that it is the
-- same in every statement.
-- kind: central
CREATE TABLE bank.bank_entries (
  entry_id text PRIMARY KEY,
  statement_id uuid NOT NULL REFERENCES bank.bank_statements,
  -- Payment: money came in. RefundBack: a refund came back. TakenBack: the bank has taken a payment back.
  kind text NOT NULL CHECK (kind IN ('Payment', 'RefundBack', 'TakenBack')),
  -- The session that the reference names; null if it names none.
  session_id text REFERENCES bank.bank_sessions,
  -- The refund that came back.
  refund_key text,
  amount_minor bigint NOT NULL CHECK (amount_minor > 0),
  currency_code text NOT NULL,
  booked_on text NOT NULL,
  payer_name text,
  payer_iban text,
  remittance text NOT NULL,
  imported_at timestamptz NOT NULL,
  -- When the payment or its refunds last changed.
  updated_at timestamptz NOT NULL,
  CHECK ((kind = 'RefundBack') = (refund_key IS NOT NULL)),
  CHECK (kind <> 'TakenBack' OR session_id IS NOT NULL)
);
CREATE INDEX bank_entries_by_change ON bank.bank_entries (updated_at) WHERE kind = 'Payment';
CREATE INDEX bank_entries_by_import ON bank.bank_entries (imported_at)
  WHERE kind = 'Payment' AND (session_id IS NULL OR payer_iban IS NULL);
CREATE INDEX bank_entries_by_session ON bank.bank_entries (session_id) WHERE session_id IS NOT NULL;
CREATE INDEX bank_entries_by_refund ON bank.bank_entries (refund_key) WHERE refund_key IS NOT NULL;

-- Files of refunds for the bank (pain.001), made once each.
-- kind: central
CREATE TABLE bank.bank_refund_files (
  file_id uuid PRIMARY KEY,
  file_hash text NOT NULL,
  text text NOT NULL,
  refunds integer NOT NULL,
  amount_minor bigint NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX bank_refund_files_by_time ON bank.bank_refund_files (created_at DESC, file_id DESC);

-- Refunds, one per idempotency key, to the account that paid. end_to_end_id is what statements call them by. file_id is
-- null until the refund is in a file. Payouts are transfers without a payment, to the account of their payee.
-- kind: central
CREATE TABLE bank.bank_refunds (
  refund_key text PRIMARY KEY,
  entry_id text REFERENCES bank.bank_entries,
  end_to_end_id text NOT NULL UNIQUE,
  amount_minor bigint NOT NULL CHECK (amount_minor > 0),
  created_at timestamptz NOT NULL,
  file_id uuid REFERENCES bank.bank_refund_files,
  -- The day on which the bank has sent it, as a statement says.
  sent_on text,
  -- When an operator noted that the bank has refused to send it.
  failed_at timestamptz,
  -- Of a payout: the merchant's own id, its payee, and when it last changed.
  reference text UNIQUE,
  payee_name text,
  payee_iban text,
  changed_at timestamptz,
  -- The booking by which the bank has sent it, and further ones that name it: sent again, or not as it was ordered.
  sent_entry_id text,
  odd_entry_ids text[] NOT NULL DEFAULT '{}',
  CONSTRAINT bank_refunds_payouts CHECK (CASE WHEN entry_id IS NULL
    THEN num_nulls(reference, payee_name, payee_iban, changed_at) = 0
    ELSE num_nonnulls(reference, payee_name, payee_iban, changed_at) = 0 END)
);
CREATE INDEX bank_refunds_by_payment ON bank.bank_refunds (entry_id);
CREATE INDEX bank_payouts_by_change ON bank.bank_refunds (changed_at) WHERE entry_id IS NULL;
CREATE INDEX bank_refunds_due ON bank.bank_refunds (created_at) WHERE file_id IS NULL;
