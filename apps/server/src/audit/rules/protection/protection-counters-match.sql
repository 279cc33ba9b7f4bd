-- The counters of each person's running day, week and month are the sums of their openings, of their top-ups and bought
-- gift codes, and of other money that came into the balance: by gift codes, and from orders by card that were
-- cancelled, sold back, or paid too late. Refunds of withdrawals are none.
-- in a cluster: copies
WITH counted AS (
  SELECT s.user_id, period, greatest(begins, s.counted_since) AS begins, ends, deposit, spend, loss
  FROM protection_states s CROSS JOIN LATERAL (VALUES
    ('day', s.day_from, s.day_until, s.day_deposit_cents, s.day_spend_cents, s.day_loss_cents),
    ('week', s.week_from, s.week_until, s.week_deposit_cents, s.week_spend_cents, s.week_loss_cents),
    ('month', s.month_from, s.month_until, s.month_deposit_cents, s.month_spend_cents, s.month_loss_cents)
  ) AS each (period, begins, ends, deposit, spend, loss)
), by_card AS (
  SELECT user_id, purchase_id, transaction_ids FROM purchases WHERE payment_option = 'direct'
)
SELECT format('person %s, %s', user_id, period) AS subject,
  CASE
    WHEN deposit <> paid_in + otherwise
      THEN format('paid in %s and %s otherwise, counted are %s', paid_in, otherwise, deposit)
    WHEN spend <> paid THEN format('paid %s for boxes, counted are %s', paid, spend)
    WHEN loss <> paid - won THEN format('lost %s, counted are %s', paid - won, loss)
  END AS problem
FROM counted c
CROSS JOIN LATERAL (SELECT coalesce(sum(amount_cents), 0) AS paid_in FROM payments p
  WHERE p.user_id = c.user_id AND purpose IN ('TopUp', 'Gift') AND status <> 'Failed'
    AND p.created_at >= c.begins AND p.created_at < c.ends) AS top_ups
CROSS JOIN LATERAL (SELECT coalesce(sum(amount_cents), 0) AS otherwise FROM ledger_entries e
  WHERE e.user_id = c.user_id AND sequence IS NOT NULL AND e.created_at >= c.begins AND e.created_at < c.ends
    AND to_account LIKE 'wallet:%'
    AND (from_account = 'house:gifts'
      OR transaction_type IN ('ItemPurchase', 'Shipping') AND related_id IN (
        SELECT purchase_id FROM by_card b WHERE b.user_id = e.user_id)
        AND NOT EXISTS (SELECT FROM withdrawal_refunds r WHERE r.user_id = e.user_id
          AND e.entry_id IN (r.goods_entry_id, r.shipping_entry_id))
      OR transaction_type = 'TopUp' AND entry_id IN (
        SELECT unnest(transaction_ids) FROM by_card b WHERE b.user_id = e.user_id)
      OR transaction_type = 'Sale' AND EXISTS (
        SELECT FROM inventory_items i JOIN by_card b ON b.user_id = i.user_id AND b.purchase_id = i.purchase_id
        WHERE i.user_id = e.user_id AND i.inventory_item_id = e.related_id AND i.source = 'Purchase'))) AS orders
CROSS JOIN LATERAL (SELECT coalesce(sum(o.price_cents), 0) AS paid, coalesce(sum(g.sell_price_cents), 0) AS won
  FROM openings o JOIN inventory_items g ON g.user_id = o.user_id AND g.inventory_item_id = o.inventory_item_id
  WHERE o.user_id = c.user_id AND o.opened_at >= c.begins AND o.opened_at < c.ends) AS boxes
