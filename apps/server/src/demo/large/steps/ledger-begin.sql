-- Creates a table that collects the entries of all batches, so that they can be written in order of time.
CREATE TEMP TABLE ledger_rows AS
SELECT user_id, entry_id, from_account, to_account, amount_cents, transaction_type, description, related_id,
  balance_after_cents, created_at, sequence
FROM ledger_entries WITH NO DATA
