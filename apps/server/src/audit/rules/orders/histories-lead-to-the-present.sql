-- A shipment's history has no gap and ends with the shipment's status.
SELECT 'shipment ' || s.shipment_id AS subject,
  CASE
    WHEN count(e.position) = 0 OR max(e.position) <> count(e.position) THEN 'has a gap in its history'
    WHEN (array_agg(e.status ORDER BY e.position DESC))[1] <> s.status
      THEN format('is %s, its history ends with %s', s.status, (array_agg(e.status ORDER BY e.position DESC))[1])
  END AS problem
FROM shipments s LEFT JOIN shipment_events e USING (user_id, shipment_id)
GROUP BY s.user_id, s.shipment_id, s.status
