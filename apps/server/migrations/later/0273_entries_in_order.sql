-- apart: the ledger is large. The sequence alone makes the numbers of entries unique.
DROP INDEX CONCURRENTLY IF EXISTS ledger_entries_in_order;
CREATE INDEX CONCURRENTLY ledger_entries_in_order ON ledger_entries (number);
DROP INDEX CONCURRENTLY IF EXISTS ledger_entries_by_number;
