-- The sums that withdrawals set off against charged back top-ups went from the wallet to the house. They are at most
-- the refunds to the balance.
-- about: everybody
WITH booked AS (
  SELECT user_id, sum(amount_cents) AS cents FROM ledger_entries
  WHERE from_account LIKE 'wallet:%' AND to_account = 'house:chargebacks' GROUP BY 1
), refunded AS (
  SELECT user_id, withdrawal_id, sum(goods_cents + shipping_cents) AS cents FROM withdrawal_refunds
  WHERE means = 'Balance' GROUP BY 1, 2
), set_off AS (
  SELECT w.user_id, sum(w.set_off_cents) AS cents, bool_or(w.set_off_cents > coalesce(r.cents, 0)) AS is_more
  FROM withdrawals w LEFT JOIN refunded r USING (user_id, withdrawal_id) WHERE w.user_id IS NOT NULL GROUP BY 1)
SELECT 'person ' || user_id AS subject,
  CASE
    WHEN coalesce(s.cents, 0) <> coalesce(b.cents, 0)
      THEN format('set off %s, booked are %s', coalesce(s.cents, 0), coalesce(b.cents, 0))
    WHEN s.is_more THEN 'set off more than it refunded'
  END AS problem
FROM set_off s FULL JOIN booked b USING (user_id)
