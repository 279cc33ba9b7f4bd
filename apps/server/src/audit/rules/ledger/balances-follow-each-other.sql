-- In sequence order, a wallet's running balances start at zero, and each is the previous one plus the row's amount.
WITH steps AS (
  SELECT user_id, sequence, balance_after_cents AS ending,
    lag(balance_after_cents, 1, 0::bigint) OVER (PARTITION BY user_id ORDER BY sequence)
      + CASE WHEN to_account LIKE 'wallet:%' THEN amount_cents ELSE -amount_cents END AS expected
  FROM ledger_entries WHERE balance_after_cents IS NOT NULL)
SELECT 'person ' || user_id AS subject,
  'has other balances than the rows before them lead to, at '
    || (array_agg(sequence ORDER BY sequence) FILTER (WHERE ending <> expected))::text AS problem
FROM steps GROUP BY user_id
