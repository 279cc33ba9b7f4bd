-- Reduced prices are at least 1 % below the lowest price of the 30 days before, and items have one reduction at a time.
-- about: everybody
SELECT format('item %s of reduction %s', r.item_id, r.reduction_id) AS subject,
  CASE
    WHEN d.begun_at IS NULL AND r.lowest_cents IS NOT NULL THEN 'has a lowest price before the reduction began'
    WHEN d.begun_at IS NOT NULL AND r.lowest_cents IS DISTINCT FROM found.lowest_cents
      THEN format('states %s as the lowest price, its prices make %s', r.lowest_cents, found.lowest_cents)
    WHEN r.reduced_cents * 100 > r.lowest_cents * 99
      THEN format('costs %s, its lowest price was %s', r.reduced_cents, r.lowest_cents)
    WHEN other.reduction_id IS NOT NULL THEN format('is in reduction %s on the same days', other.reduction_id)
  END AS problem
FROM reduction_items r JOIN reductions d USING (reduction_id)
LEFT JOIN LATERAL (
  SELECT min(p.price_cents) AS lowest_cents
  FROM (
    SELECT price_cents, lead(from_at) OVER (ORDER BY sequence) AS until_at
    FROM item_prices WHERE item_id = r.item_id AND sequence <= r.last_sequence) p
  WHERE p.until_at IS NULL OR p.until_at > d.begun_at - interval '30 days') found ON true
LEFT JOIN LATERAL (
  SELECT o.reduction_id FROM reduction_items n JOIN reductions o USING (reduction_id)
  WHERE n.item_id = r.item_id AND o.reduction_id > d.reduction_id AND o.ended_at IS NULL AND d.ended_at IS NULL
    AND o.starts_at < d.until_at AND d.starts_at < o.until_at LIMIT 1) other ON true
