-- Writes the ledger in order of time, as a shop does, so that entries with close times have close sequence numbers.
INSERT INTO ledger_entries (user_id, entry_id, from_account, to_account, amount_cents, transaction_type, description,
  related_id, balance_after_cents, created_at, sequence)
SELECT * FROM ledger_rows ORDER BY created_at, user_id, sequence
