-- house:refunds has exactly the money that was taken from balances for refunds under way.
-- in a cluster: copies
WITH held AS (
  SELECT user_id, related_id AS subject_id,
    sum(CASE WHEN to_account = 'house:refunds' THEN amount_cents ELSE -amount_cents END) AS cents
  FROM ledger_entries WHERE 'house:refunds' IN (from_account, to_account) GROUP BY 1, 2)
SELECT 'payment ' || p.payment_id AS subject,
  CASE
    WHEN p.held_cents <> coalesce(h.cents, 0) AND p.purpose = 'TopUp'
      THEN format('holds %s, house:refunds has %s', p.held_cents, coalesce(h.cents, 0))
    WHEN p.held_cents > 0 AND command.payment_committed(p::payments) <= p.refunded_paid_cents
      THEN format('holds %s, and no refund is under way', p.held_cents)
    WHEN coalesce(h.cents, 0) < 0 THEN format('took %s too much from house:refunds', -h.cents)
  END AS problem
FROM payments p LEFT JOIN held h USING (user_id, subject_id)
