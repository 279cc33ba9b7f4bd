-- kind: person
CREATE TABLE wallets (
  user_id uuid PRIMARY KEY,
  wallet_id uuid NOT NULL,
  balance_cents bigint NOT NULL DEFAULT 0 CHECK (balance_cents >= 0),
  -- The sequence number of the wallet's last entry.
  last_sequence bigint NOT NULL DEFAULT 0
);

CREATE SEQUENCE ledger_numbers;

-- Every row moves amount_cents from one account to another, so the books balance by construction. Rows are never
-- changed; a correction is a new row. transaction_type, description and balance_after_cents describe the wallet's side,
-- and are null if neither account is a wallet.
-- kind: person
CREATE TABLE ledger_entries (
  user_id uuid NOT NULL,
  entry_id uuid NOT NULL,
  from_account text NOT NULL,
  to_account text NOT NULL CHECK (to_account <> from_account),
  amount_cents bigint NOT NULL CHECK (amount_cents > 0),
  transaction_type text CHECK (transaction_type IN ('TopUp', 'BoxOpening', 'Sale', 'ItemPurchase', 'Shipping')),
  description text,
  related_id uuid,
  balance_after_cents bigint CHECK (balance_after_cents >= 0),
  created_at timestamptz NOT NULL,
  -- Numbers a wallet's rows from 1, in the order in which they changed the balance; null if neither account is a
  -- wallet. Times come from callers and ids are random, so they don't tell which of two rows came first.
  sequence bigint CHECK (sequence > 0),
  -- Orders all rows, so that readers can follow new rows with a cursor. A row gets its number when it is written, but
  -- is visible only once committed. So readers wait until no running transaction can add a smaller number. They can
  -- tell, because CASE gives a transaction its id before its first number.
  number bigint NOT NULL DEFAULT CASE WHEN pg_current_xact_id() IS NOT NULL THEN nextval('ledger_numbers') END,
  PRIMARY KEY (user_id, entry_id),
  CHECK ((sequence IS NULL) = (balance_after_cents IS NULL))
);
ALTER SEQUENCE ledger_numbers OWNED BY ledger_entries.number;
CREATE UNIQUE INDEX ledger_entries_by_sequence ON ledger_entries (user_id, sequence) WHERE sequence IS NOT NULL;
-- To count the rows of a period, and to find the row before a moment, without reading the table.
CREATE INDEX ledger_entries_by_time ON ledger_entries (user_id, created_at, sequence) WHERE sequence IS NOT NULL;
CREATE INDEX ledger_entries_in_order ON ledger_entries (number);
-- For operators who look at everybody's entries of payments, orders and corrections. Leaves out openings and sales:
-- they are most of all entries, and operators see them only person by person. So an opening writes none of these
-- indexes.
CREATE INDEX ledger_entries_of_everybody ON ledger_entries (created_at DESC, entry_id DESC)
  WHERE coalesce(transaction_type, '') NOT IN ('BoxOpening', 'Sale');
CREATE INDEX ledger_entries_by_related ON ledger_entries (related_id)
  WHERE coalesce(transaction_type, '') NOT IN ('BoxOpening', 'Sale');
-- For operators who filter everybody's entries by type or by house account. Only entries of the box margin have two
-- house accounts; they have an index of their own. These indexes leave out openings and sales too.
CREATE INDEX ledger_entries_by_type ON ledger_entries (transaction_type, created_at DESC, entry_id DESC)
  WHERE coalesce(transaction_type, '') NOT IN ('BoxOpening', 'Sale');
CREATE INDEX ledger_entries_by_house_account ON ledger_entries
  ((CASE WHEN from_account LIKE 'house:%' THEN from_account ELSE to_account END), created_at DESC, entry_id DESC)
  WHERE coalesce(transaction_type, '') NOT IN ('BoxOpening', 'Sale');
CREATE INDEX ledger_entries_of_margin ON ledger_entries (created_at DESC, entry_id DESC)
  WHERE from_account = 'house:box-margin' OR to_account = 'house:box-margin';
REVOKE UPDATE, DELETE, TRUNCATE ON ledger_entries FROM CURRENT_USER;

-- Invoices and credit notes that wait for their number. All entries of one order in one transaction make one document;
-- amount_cents is the sum that a credit note gives back, and the price of an invoice. It is negative if a credit note
-- takes back what another one gave.
-- kind: person
CREATE TABLE invoice_queue (
  user_id uuid NOT NULL,
  purchase_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('Invoice', 'CreditNote')),
  transaction_number bigint NOT NULL,
  amount_cents bigint NOT NULL,
  due_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, purchase_id, kind, transaction_number),
  CONSTRAINT invoice_queue_amounts CHECK (amount_cents > 0 OR amount_cents < 0 AND kind = 'CreditNote')
);
CREATE UNIQUE INDEX invoice_queue_invoices ON invoice_queue (user_id, purchase_id) WHERE kind = 'Invoice';
CREATE INDEX invoice_queue_in_order ON invoice_queue (due_at, transaction_number);
