-- room: ledger
-- Counts the rows of a period, and finds the row before a moment, by the index alone.
DROP INDEX ledger_entries_by_time;
CREATE INDEX ledger_entries_by_time ON ledger_entries (user_id, created_at, sequence) WHERE sequence IS NOT NULL;
