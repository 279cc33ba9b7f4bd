-- room: ledger
CREATE TABLE wallets (
  user_id uuid PRIMARY KEY,
  wallet_id uuid NOT NULL,
  balance_cents bigint NOT NULL DEFAULT 0 CHECK (balance_cents >= 0)
);

-- room: ledger
-- Every row moves amount_cents from one account to another, so the book balances by construction. Rows are never
-- changed; a correction is a new row. transaction_type, description and balance_after_cents are those of the wallet's
-- side and null where no wallet is touched.
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
  PRIMARY KEY (user_id, entry_id)
);
CREATE INDEX ledger_entries_by_time ON ledger_entries (user_id, created_at DESC, entry_id DESC);

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'rows of % are append-only', TG_TABLE_NAME;
END $$;

CREATE TRIGGER ledger_entries_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER receipts_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON receipts
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
