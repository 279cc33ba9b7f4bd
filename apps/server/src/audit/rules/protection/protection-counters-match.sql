-- The counters of each person's running day, week and month are the sums of their top-ups and openings.
WITH counted AS (
  SELECT s.user_id, period, greatest(begins, s.counted_since) AS begins, ends, deposit, spend, loss
  FROM protection_states s CROSS JOIN LATERAL (VALUES
    ('day', s.day_from, s.day_until, s.day_deposit_cents, s.day_spend_cents, s.day_loss_cents),
    ('week', s.week_from, s.week_until, s.week_deposit_cents, s.week_spend_cents, s.week_loss_cents),
    ('month', s.month_from, s.month_until, s.month_deposit_cents, s.month_spend_cents, s.month_loss_cents)
  ) AS each (period, begins, ends, deposit, spend, loss)
)
SELECT format('person %s, %s', user_id, period) AS subject,
  CASE
    WHEN deposit <> paid_in THEN format('paid in %s, counted are %s', paid_in, deposit)
    WHEN spend <> paid THEN format('paid %s for boxes, counted are %s', paid, spend)
    WHEN loss <> paid - won THEN format('lost %s, counted are %s', paid - won, loss)
  END AS problem
FROM counted c
CROSS JOIN LATERAL (SELECT coalesce(sum(amount_cents), 0) AS paid_in FROM payments p
  WHERE p.user_id = c.user_id AND purpose = 'TopUp' AND status <> 'Failed'
    AND p.created_at >= c.begins AND p.created_at < c.ends) AS top_ups
CROSS JOIN LATERAL (SELECT coalesce(sum(o.price_cents), 0) AS paid, coalesce(sum(g.sell_price_cents), 0) AS won
  FROM openings o JOIN inventory_items g ON g.user_id = o.user_id AND g.inventory_item_id = o.inventory_item_id
  WHERE o.user_id = c.user_id AND o.opened_at >= c.begins AND o.opened_at < c.ends) AS boxes
