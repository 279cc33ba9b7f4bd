-- The ledger entries, in order of time.
INSERT INTO ledger_entries (user_id, entry_id, from_account, to_account, amount_cents, transaction_type, description,
  related_id, balance_after_cents, created_at, sequence)
SELECT user_id, entry_id, CASE WHEN cents < 0 THEN 'wallet:' || user_id ELSE account END,
  CASE WHEN cents < 0 THEN account ELSE 'wallet:' || user_id END, abs(cents), type, description, related_id,
  balance_cents, at, sequence
FROM moves ORDER BY at
