-- Collects the ledger entries of the batch.
INSERT INTO ledger_rows
SELECT user_id, entry_id, CASE WHEN cents < 0 THEN 'wallet:' || user_id ELSE account END,
  CASE WHEN cents < 0 THEN account ELSE 'wallet:' || user_id END, abs(cents), type, description, related_id,
  balance_cents, at, sequence
FROM moves
