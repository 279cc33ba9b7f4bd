-- The sums that withdrawals, and payouts that came back, set off against charged back top-ups went from the wallet to
-- the house. Those of withdrawals are at most the refunds to the balance, or what a cancelled order or shipment had
-- cost. The house never gets more of a top-up than it bore.
-- about: everybody
WITH booked AS (
  SELECT user_id, sum(amount_cents) AS cents FROM ledger_entries
  WHERE from_account LIKE 'wallet:%' AND to_account = 'house:chargebacks' GROUP BY 1
), refunded AS (
  SELECT user_id, withdrawal_id, sum(goods_cents + shipping_cents) AS cents FROM withdrawal_refunds
  WHERE means = 'Balance' GROUP BY 1, 2
), set_off AS (
  SELECT w.user_id, sum(w.set_off_cents) AS cents, bool_or(w.set_off_cents
    > coalesce(r.cents, p.items_total_cents + p.shipping_cost_cents, s.shipping_cost_cents, 0)) AS is_more
  FROM withdrawals w
  LEFT JOIN refunded r USING (user_id, withdrawal_id)
  LEFT JOIN purchases p ON p.user_id = w.user_id AND p.purchase_id = w.purchase_id
  LEFT JOIN shipments s ON s.user_id = w.user_id AND s.shipment_id = w.shipment_id
  WHERE w.user_id IS NOT NULL GROUP BY 1
), kept AS (
  SELECT user_id, sum(set_off_cents) AS cents FROM payouts GROUP BY 1
), borne AS (
  SELECT p.user_id, p.payment_id, sum(CASE e.to_account WHEN 'house:chargebacks' THEN e.amount_cents
    ELSE -e.amount_cents END) AS cents
  FROM payments p JOIN ledger_entries e ON e.user_id = p.user_id AND e.related_id = p.subject_id
    AND 'house:chargebacks' IN (e.from_account, e.to_account)
  WHERE p.purpose = 'TopUp' GROUP BY 1, 2)
SELECT 'person ' || user_id AS subject,
  CASE
    WHEN coalesce(s.cents, 0) + coalesce(k.cents, 0) <> coalesce(b.cents, 0)
      THEN format('set off %s, booked are %s', coalesce(s.cents, 0) + coalesce(k.cents, 0), coalesce(b.cents, 0))
    WHEN s.is_more THEN 'set off more than it refunded'
  END AS problem
FROM set_off s FULL JOIN booked b USING (user_id) FULL JOIN kept k USING (user_id)
UNION ALL
SELECT 'payment ' || payment_id, CASE WHEN cents > 0 THEN format('the house has %s more of it than it bore', cents) END
FROM borne
