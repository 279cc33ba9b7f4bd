-- The running balances of a wallet's rows lead from zero, one to the next, to the sum of all.
-- Rows of one moment have no order, so each balance is counted: it is left as often as it is come to.
WITH steps AS (
  SELECT user_id, balance_after_cents AS ending,
    balance_after_cents - CASE WHEN to_account LIKE 'wallet:%' THEN amount_cents ELSE -amount_cents END AS beginning
  FROM ledger_entries WHERE balance_after_cents IS NOT NULL
), turns AS (
  SELECT user_id, ending AS balance, 1 AS turn FROM steps
  UNION ALL SELECT user_id, beginning, -1 FROM steps
  UNION ALL SELECT user_id, 0, 1 FROM steps GROUP BY user_id
  UNION ALL SELECT user_id, sum(ending - beginning), -1 FROM steps GROUP BY user_id
), balances AS (
  SELECT user_id, balance, sum(turn) AS turns FROM turns GROUP BY user_id, balance)
SELECT 'person ' || user_id AS subject,
  'has running balances without a row before or after them: '
    || (array_agg(balance ORDER BY balance) FILTER (WHERE turns <> 0))::text AS problem
FROM balances GROUP BY user_id
