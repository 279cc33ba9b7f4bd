-- room: ledger
-- For operators, who look at everybody's entries: those of payments, orders and corrections. Openings and sales, which
-- are most of all entries, are looked at person by person, so an opening writes none of these indexes.
CREATE INDEX ledger_entries_of_everybody ON ledger_entries (created_at DESC, entry_id DESC)
  WHERE coalesce(transaction_type, '') NOT IN ('BoxOpening', 'Sale');
CREATE INDEX ledger_entries_by_related ON ledger_entries (related_id)
  WHERE coalesce(transaction_type, '') NOT IN ('BoxOpening', 'Sale');
