-- Reduced prices are at least 1 % below the lowest price of the last 30 days for sale, of the 90 days before, and items
-- have one reduction at a time, which ends on time.
-- about: everybody
SELECT format('item %s of reduction %s', r.item_id, r.reduction_id) AS subject,
  CASE
    WHEN d.begun_at IS NULL AND r.lowest_cents IS NOT NULL THEN 'has a lowest price before the reduction began'
    WHEN d.begun_at IS NOT NULL AND r.lowest_cents IS DISTINCT FROM found.lowest_cents
      THEN format('states %s as the lowest price, its prices make %s', r.lowest_cents, found.lowest_cents)
    WHEN r.reduced_cents IS NOT NULL AND found.offered < interval '30 days'
      THEN format('is reduced, though it was for sale for %s only', found.offered)
    WHEN d.ended_at IS NULL AND d.until_at < now() - interval '10 minutes' THEN 'should have ended'
    WHEN r.reduced_cents * 100 > r.lowest_cents * 99
      THEN format('costs %s, its lowest price was %s', r.reduced_cents, r.lowest_cents)
    WHEN other.reduction_id IS NOT NULL THEN format('is in reduction %s on the same days', other.reduction_id)
  END AS problem
FROM reduction_items r JOIN reductions d USING (reduction_id)
LEFT JOIN LATERAL (
  SELECT min(price_cents) AS lowest_cents, sum(offered) AS offered
  FROM (
    SELECT price_cents, offered, sum(offered) OVER (
      ORDER BY sequence DESC ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS offered_since
    FROM (
      SELECT sequence, price_cents, CASE WHEN price_cents IS NULL THEN interval '0'
        ELSE lead(from_at, 1, d.begun_at) OVER (ORDER BY sequence)
          - greatest(from_at, d.begun_at - interval '90 days') END AS offered
      FROM item_prices WHERE item_id = r.item_id AND sequence <= r.last_sequence AND sequence >= coalesce((
        SELECT o.sequence FROM item_prices o
        WHERE o.item_id = r.item_id AND o.sequence <= r.last_sequence
          AND o.from_at <= d.begun_at - interval '90 days'
        ORDER BY o.sequence DESC LIMIT 1), 0)) priced) counted
  WHERE coalesce(offered_since, interval '0') < interval '30 days') found ON true
LEFT JOIN LATERAL (
  SELECT o.reduction_id FROM reduction_items n JOIN reductions o USING (reduction_id)
  WHERE n.item_id = r.item_id AND o.reduction_id > d.reduction_id AND o.ended_at IS NULL AND d.ended_at IS NULL
    AND o.starts_at < d.until_at AND d.starts_at < o.until_at LIMIT 1) other ON true
