-- room: ledger
-- sequence numbers the rows of a wallet from 1 on, in the order in which they moved it; null where no wallet is touched.
-- Times come from callers and ids are random, so neither tells which of two rows came first.
ALTER TABLE wallets ADD COLUMN last_sequence bigint NOT NULL DEFAULT 0;
ALTER TABLE ledger_entries ADD COLUMN sequence bigint CHECK (sequence > 0);

CREATE TEMP TABLE ledger_steps ON COMMIT DROP AS
SELECT user_id, entry_id, created_at, ending - moved AS beginning, ending,
  row_number() OVER (PARTITION BY user_id, ending - moved ORDER BY created_at, entry_id) AS turn,
  false AS is_taken, NULL::bigint AS place
FROM (
  SELECT user_id, entry_id, created_at, balance_after_cents AS ending,
    CASE WHEN to_account LIKE 'wallet:%' THEN amount_cents ELSE -amount_cents END AS moved
  FROM ledger_entries WHERE balance_after_cents IS NOT NULL) rows;
CREATE UNIQUE INDEX ON ledger_steps (user_id, beginning, turn);
CREATE UNIQUE INDEX ON ledger_steps (user_id, entry_id);
ANALYZE ledger_steps;

-- Finds the order of the rows that are there: a path through all of them on which each begins with the balance that the
-- one before it left, the earliest first where there is a choice (Hierholzer's algorithm, from the end to the start).
DO $$
DECLARE
  person uuid;
  next_place bigint;
  taken ledger_steps;
  path ledger_steps[];
  depth integer;
BEGIN
  FOR person, next_place IN SELECT user_id, count(*) FROM ledger_steps GROUP BY user_id LOOP
    depth := 0;
    LOOP
      SELECT * INTO taken FROM ledger_steps
      WHERE user_id = person AND beginning = CASE WHEN depth = 0 THEN 0 ELSE (path[depth]).ending END AND NOT is_taken
      ORDER BY turn LIMIT 1;
      IF FOUND THEN
        UPDATE ledger_steps SET is_taken = true WHERE user_id = person AND entry_id = taken.entry_id;
        depth := depth + 1;
        path[depth] := taken;
      ELSIF depth > 0 THEN
        UPDATE ledger_steps SET place = next_place WHERE user_id = person AND entry_id = (path[depth]).entry_id;
        next_place := next_place - 1;
        depth := depth - 1;
      ELSE
        EXIT;
      END IF;
    END LOOP;
  END LOOP;
END $$;

-- Rows that no path reaches, which the audit tells of, come last.
ALTER TABLE ledger_entries DISABLE TRIGGER ledger_entries_append_only;
UPDATE ledger_entries e SET sequence = numbered.sequence
FROM (
  SELECT user_id, entry_id,
    row_number() OVER (PARTITION BY user_id ORDER BY place NULLS LAST, created_at, entry_id) AS sequence
  FROM ledger_steps) numbered
WHERE e.user_id = numbered.user_id AND e.entry_id = numbered.entry_id;
ALTER TABLE ledger_entries ENABLE TRIGGER ledger_entries_append_only;
UPDATE wallets w SET last_sequence = rows.count
FROM (SELECT user_id, count(*) FROM ledger_steps GROUP BY user_id) rows WHERE rows.user_id = w.user_id;

ALTER TABLE ledger_entries ADD CHECK ((sequence IS NULL) = (balance_after_cents IS NULL));
CREATE UNIQUE INDEX ledger_entries_by_sequence ON ledger_entries (user_id, sequence) WHERE sequence IS NOT NULL;
DROP INDEX ledger_entries_by_time;
CREATE INDEX ledger_entries_by_time ON ledger_entries (user_id, created_at);
