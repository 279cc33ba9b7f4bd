-- room: ledger
-- Operators filter everybody's entries by type and by house account. No entry has two house accounts. Like the other
-- indexes for operators, these leave openings and sales out.
CREATE INDEX ledger_entries_by_type ON ledger_entries (transaction_type, created_at DESC, entry_id DESC)
  WHERE coalesce(transaction_type, '') NOT IN ('BoxOpening', 'Sale');
CREATE INDEX ledger_entries_by_house_account ON ledger_entries
  ((CASE WHEN from_account LIKE 'house:%' THEN from_account ELSE to_account END), created_at DESC, entry_id DESC)
  WHERE coalesce(transaction_type, '') NOT IN ('BoxOpening', 'Sale');
