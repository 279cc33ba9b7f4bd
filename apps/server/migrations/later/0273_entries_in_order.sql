-- The sequence alone makes the numbers of entries unique.
DROP INDEX ledger_entries_by_number;
CREATE INDEX ledger_entries_by_number ON ledger_entries (number);
