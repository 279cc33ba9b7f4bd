-- A withdrawal's history has no gap and ends with its status, and one that is refunded has goods, top-ups or an order
-- that was cancelled.
-- about: everybody
-- in a cluster: copies
SELECT 'withdrawal ' || w.number AS subject,
  CASE
    WHEN events = 0 OR last <> events THEN 'has a gap in its history'
    WHEN ends <> w.status THEN format('is %s, its history ends with %s', w.status, ends)
    WHEN w.status = 'Refunded' AND w.subject <> 'TopUp' AND s.status IS DISTINCT FROM 'Cancelled'
      AND p.status IS DISTINCT FROM 'Cancelled' AND NOT EXISTS (SELECT FROM withdrawal_goods g
        WHERE g.user_id = w.user_id AND g.withdrawal_id = w.withdrawal_id) THEN 'is refunded, and nothing has come back'
    WHEN w.status NOT IN ('Refunded') AND EXISTS (SELECT FROM withdrawal_refunds r
      WHERE r.user_id = w.user_id AND r.withdrawal_id = w.withdrawal_id) THEN format('is %s and has refunds', w.status)
  END AS problem
FROM withdrawals w
CROSS JOIN LATERAL (SELECT count(*) AS events, max(position) AS last,
  (array_agg(e.status ORDER BY position DESC))[1] AS ends
  FROM withdrawal_events e WHERE e.withdrawal_id = w.withdrawal_id) history
LEFT JOIN purchases p ON p.user_id = w.user_id AND p.purchase_id = w.purchase_id
LEFT JOIN shipments s ON s.user_id = w.user_id AND s.shipment_id = coalesce(w.shipment_id, p.shipment_id)
