-- A person's returns of own money are the sums that refunds and captures took from their balance at that time, at most
-- five times within a day, with at most 20 refunds.
WITH refunded AS (
  SELECT user_id, return_id, created_at, sum(held_cents) AS cents, count(*) AS refunds
  FROM refunds WHERE return_id IS NOT NULL GROUP BY 1, 2, 3
), captured AS (
  SELECT user_id, created_at, sum(amount_cents) AS cents FROM ledger_entries
  WHERE from_account = 'wallet:' || user_id AND to_account = 'house:refunds'
    AND description = 'Refund of a payment that matched no order' GROUP BY 1, 2
), returned AS (
  SELECT user_id, o.return_id, o.created_at, o.amount_cents, coalesce(r.cents, 0) AS cents, coalesce(r.refunds, 0) AS refunds
  FROM own_returns o LEFT JOIN refunded r USING (user_id, return_id)
), summed AS (
  SELECT user_id, created_at, sum(amount_cents) AS returned_cents, sum(cents) AS cents FROM returned GROUP BY 1, 2)
SELECT 'returns of ' || user_id AS subject,
  CASE WHEN returned_cents <> s.cents + coalesce(c.cents, 0)
    THEN format('sent back %s at %s, refunds are %s', returned_cents, created_at, s.cents + coalesce(c.cents, 0)) END AS problem
FROM summed s LEFT JOIN captured c USING (user_id, created_at)
UNION ALL
SELECT 'refund of return ' || return_id, CASE WHEN o.return_id IS NULL THEN 'has no such return' END
FROM refunded LEFT JOIN own_returns o USING (user_id, return_id)
UNION ALL
SELECT 'return ' || return_id, CASE
    WHEN count(*) OVER day > 5 THEN 'is one of more than five in a day'
    WHEN sum(refunds) OVER day > 20 THEN 'is one of those with more than 20 refunds in a day'
  END
FROM returned
WINDOW day AS (PARTITION BY user_id ORDER BY created_at RANGE BETWEEN interval '86399 seconds' PRECEDING AND CURRENT ROW)
