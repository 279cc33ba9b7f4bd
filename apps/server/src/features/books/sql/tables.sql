-- Until when the margin of boxes is booked, and the sum that is booked. The margin is what boxes took, less the market
-- value of what they gave.
-- - booked_number: the entries that count have numbers up to it.
-- - entry_number: a number that no entry of a booking exceeds.
-- kind: central
CREATE TABLE box_margin_booking (
  is_single boolean PRIMARY KEY DEFAULT true CHECK (is_single),
  booked_until timestamptz NOT NULL,
  booked_number bigint NOT NULL DEFAULT 0,
  booked_cents bigint NOT NULL DEFAULT 0,
  entry_number bigint NOT NULL DEFAULT 0
);
INSERT INTO box_margin_booking (booked_until) VALUES ('-infinity');

-- The accountant's numbers for the shop and for the accounts, which the exports need. The row is also the lock of those
-- who close months.
-- kind: central
CREATE TABLE book_settings (
  is_single boolean PRIMARY KEY DEFAULT true CHECK (is_single),
  settings jsonb NOT NULL DEFAULT '{}',
  version integer NOT NULL DEFAULT 1
);
INSERT INTO book_settings DEFAULT VALUES;

-- Closed months, in order and without gaps. Later entries and documents of a closed month belong to the first open one.
-- last_number, last_invoice and last_credit_note: the last ledger entry and documents that it or a month before may
-- have. Rows are never changed.
-- kind: central
CREATE TABLE book_closings (
  month text PRIMARY KEY CHECK (month ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  ends_at timestamptz NOT NULL,
  last_number bigint NOT NULL,
  last_invoice bigint NOT NULL,
  last_credit_note bigint NOT NULL,
  closed_at timestamptz NOT NULL,
  closed_by uuid NOT NULL
);

-- The postings of closed months by day and accounts, with entries that came after their own month was closed (is_late).
-- All wallets are the account `wallet`. Rows are never changed.
-- kind: central
CREATE TABLE book_lines (
  month text NOT NULL,
  day text NOT NULL CHECK (day ~ '^\d{4}-\d\d-\d\d$'),
  from_account text NOT NULL,
  to_account text NOT NULL,
  is_late boolean NOT NULL,
  entries bigint NOT NULL,
  amount_cents bigint NOT NULL,
  PRIMARY KEY (month, day, from_account, to_account, is_late)
);

-- The VAT of closed months, by what it is on, country and rate. quarter is that of the supply: of a credit note, the
-- quarter of its invoice. Rows are never changed.
-- kind: central
CREATE TABLE book_vat_lines (
  month text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('Invoice', 'CreditNote', 'Box', 'Shipping', 'TopUp')),
  country_code text NOT NULL,
  vat_basis_points integer NOT NULL,
  quarter text NOT NULL,
  documents bigint NOT NULL,
  total_cents bigint NOT NULL,
  vat_cents bigint NOT NULL,
  PRIMARY KEY (month, kind, country_code, vat_basis_points, quarter)
);
REVOKE UPDATE, DELETE, TRUNCATE ON book_closings, book_lines, book_vat_lines FROM CURRENT_USER;
