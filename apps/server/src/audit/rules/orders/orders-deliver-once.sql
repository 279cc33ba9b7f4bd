-- A paid order creates its inventory items once, and unpaid, returned and guest orders create none.
-- Items that came back stay, as Returned.
-- If an order was cancelled and its payment goes back to the card, its inventory items may be gone.
WITH brought AS (
  SELECT user_id, purchase_id, jsonb_object_agg(item_id, pieces) AS pieces FROM (
    SELECT user_id, purchase_id, item_id, count(*) AS pieces FROM inventory_items
    WHERE source = 'Purchase' GROUP BY 1, 2, 3) AS each GROUP BY 1, 2
), lines AS (
  SELECT user_id, purchase_id, jsonb_object_agg(item_id, pieces) AS pieces FROM (
    SELECT user_id, purchase_id, item_id, sum(quantity) AS pieces FROM purchase_lines GROUP BY 1, 2, 3) AS each
  GROUP BY 1, 2
), returned AS (
  SELECT DISTINCT user_id, related_id AS purchase_id FROM ledger_entries e
  WHERE from_account = 'house:items' AND transaction_type = 'ItemPurchase'
    AND NOT EXISTS (SELECT FROM withdrawal_refunds r WHERE r.user_id = e.user_id AND r.goods_entry_id = e.entry_id)
    -- Credited after the card had not got it.
    AND NOT EXISTS (SELECT FROM withdrawal_refunds r JOIN refunds f USING (user_id, refund_id)
      WHERE r.user_id = e.user_id AND r.purchase_id = e.related_id AND f.status IN ('Refused', 'Returned'))
), expected AS (
  SELECT o.user_id, o.purchase_id, CASE
    WHEN o.payment_option <> 'guest' AND r.purchase_id IS NULL AND (o.payment_id IS NULL
      OR p.status = 'Success' AND o.flag IS DISTINCT FROM 'LatePayment') THEN l.pieces END AS pieces,
    coalesce(s.status = 'Cancelled' AND greatest(p.refunded_cents, f.cents) + p.charged_back_cents > 0
      AND greatest(p.refunded_cents, f.cents) + p.charged_back_cents + p.credited_cents = p.amount_cents, false)
      AS may_be_none
  FROM purchases o
  LEFT JOIN lines l USING (user_id, purchase_id)
  LEFT JOIN returned r USING (user_id, purchase_id)
  LEFT JOIN payments p ON p.user_id = o.user_id AND p.payment_id = o.payment_id
  LEFT JOIN shipments s ON s.user_id = o.user_id AND s.shipment_id = o.shipment_id
  LEFT JOIN (SELECT user_id, payment_id, sum(paid_cents) AS cents FROM refunds
    WHERE status = 'Taken' OR status = 'Requested' AND created_at > now() - interval '7 days' GROUP BY 1, 2) f
    ON f.user_id = p.user_id AND f.payment_id = p.payment_id)
SELECT 'order ' || coalesce(purchase_id::text, 'of nobody') AS subject,
  CASE WHEN b.pieces IS DISTINCT FROM e.pieces AND NOT (e.may_be_none AND b.pieces IS NULL)
    THEN format('owes the items %s and brought %s', coalesce(e.pieces, '{}'), coalesce(b.pieces, '{}')) END AS problem
FROM expected e FULL JOIN brought b USING (user_id, purchase_id)
