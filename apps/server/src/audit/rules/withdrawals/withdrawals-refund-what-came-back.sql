-- A withdrawal gives back at most the price of the goods that came back, each part once, in the ledger or by the card.
-- Goods of a guest come back at most as often as they were bought. Refunds of top-ups have no goods.
WITH goods AS (
  SELECT user_id, withdrawal_id, purchase_id, sum(price_cents * quantity) AS cents FROM withdrawal_goods GROUP BY 1, 2, 3
), refunded AS (
  SELECT user_id, withdrawal_id, purchase_id, sum(goods_cents) AS goods_cents, count(*) FILTER (WHERE
      means = 'Balance' AND (goods_cents, shipping_cents) IS DISTINCT FROM (
        (SELECT coalesce(sum(amount_cents), 0) FROM ledger_entries e WHERE e.user_id = r.user_id
          AND e.entry_id = r.goods_entry_id AND e.from_account IN ('house:items', 'house:boxes')),
        (SELECT coalesce(sum(amount_cents), 0) FROM ledger_entries e WHERE e.user_id = r.user_id
          AND e.entry_id = r.shipping_entry_id AND e.from_account = 'house:shipping'))
      OR means = 'Card' AND purchase_id IS NOT NULL AND goods_cents + shipping_cents <> coalesce(
        (SELECT paid_cents FROM refunds c WHERE c.user_id = r.user_id AND c.refund_id = r.refund_id), 0)) AS unbooked
  FROM withdrawal_refunds r
  WHERE means = 'Balance' OR purchase_id IS NOT NULL GROUP BY 1, 2, 3
), lines AS (
  SELECT user_id, purchase_id, purchase_position AS position, sum(quantity) AS pieces FROM withdrawal_goods
  WHERE inventory_item_id IS NULL GROUP BY 1, 2, 3)
SELECT 'withdrawal ' || r.withdrawal_id AS subject,
  CASE
    WHEN r.goods_cents > coalesce(g.cents, 0)
      THEN format('got goods for %s back and refunds %s', coalesce(g.cents, 0), r.goods_cents)
    WHEN unbooked > 0 THEN 'has refunds that are not booked as it says'
  END AS problem
FROM refunded r
LEFT JOIN goods g ON g.user_id = r.user_id AND g.withdrawal_id = r.withdrawal_id
  AND g.purchase_id IS NOT DISTINCT FROM r.purchase_id
UNION ALL
SELECT format('line %s of order %s', l.position, l.purchase_id),
  CASE WHEN l.pieces > coalesce(b.quantity, 0) THEN format('has %s pieces, came back are %s', b.quantity, l.pieces) END
FROM lines l LEFT JOIN purchase_lines b USING (user_id, purchase_id, position)
