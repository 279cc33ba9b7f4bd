-- The last row of an item's prices is the price that the shop asks, and only a running reduction lowers it, which ends
-- for an item that costs less meanwhile.
-- about: everybody
SELECT 'item ' || i.item_id AS subject,
  CASE
    WHEN noted.price_cents IS DISTINCT FROM CASE WHEN i.is_active AND i.is_sellable THEN i.price_cents END
      THEN format('costs %s, its last noted price is %s', i.price_cents, noted.price_cents)
    WHEN i.reduced_cents IS NOT NULL AND running.reduction_id IS NULL THEN 'is reduced without a running reduction'
    WHEN EXISTS (
      SELECT FROM item_prices p
      WHERE p.item_id = i.item_id AND p.sequence > running.last_sequence AND p.price_cents < i.reduced_cents)
      THEN format('is called reduced to %s, though it cost less since', i.reduced_cents)
  END AS problem
FROM items i
LEFT JOIN LATERAL (
  SELECT price_cents FROM item_prices p WHERE p.item_id = i.item_id ORDER BY sequence DESC LIMIT 1) noted ON true
LEFT JOIN LATERAL (
  SELECT d.reduction_id, r.last_sequence FROM reduction_items r JOIN reductions d USING (reduction_id)
  WHERE r.item_id = i.item_id AND d.begun_at IS NOT NULL AND d.ended_at IS NULL AND d.until_at = i.reduced_until
    AND r.reduced_cents = i.reduced_cents AND r.lowest_cents = i.lowest_cents) running ON true
