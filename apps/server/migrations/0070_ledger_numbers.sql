-- room: ledger
-- number gives all rows one order, which readers follow with a cursor. Rows get their numbers when they are written and
-- become visible when they are committed, so a reader must wait until no transaction may still add a smaller number. It
-- can: a transaction has its id before its first number, because CASE evaluates its condition first.
CREATE SEQUENCE ledger_numbers;
ALTER TABLE ledger_entries ADD COLUMN number bigint;
ALTER TABLE ledger_entries DISABLE TRIGGER ledger_entries_append_only;
UPDATE ledger_entries e SET number = numbered.number
FROM (
  SELECT user_id, entry_id, row_number() OVER (ORDER BY created_at, user_id, sequence, entry_id) AS number
  FROM ledger_entries) numbered
WHERE e.user_id = numbered.user_id AND e.entry_id = numbered.entry_id;
ALTER TABLE ledger_entries ENABLE TRIGGER ledger_entries_append_only;
SELECT setval('ledger_numbers', count(*) + 1, false) FROM ledger_entries;
ALTER SEQUENCE ledger_numbers OWNED BY ledger_entries.number;
ALTER TABLE ledger_entries
  ALTER COLUMN number SET DEFAULT CASE WHEN pg_current_xact_id() IS NOT NULL THEN nextval('ledger_numbers') END,
  ALTER COLUMN number SET NOT NULL;
CREATE UNIQUE INDEX ledger_entries_by_number ON ledger_entries (number);
