-- Returns the lines, in their order, with what the shop offers now: [{itemId, name, imageUrl, marketPriceCents,
-- quantity, weightGrams, isForSale, isLimited}]. Includes items that the shop no longer shows, and leaves out unknown
-- ones.
-- - marketPriceCents, as orders name it, is the price that the shop asks now, reduced or not.
-- - The planner does not know that there are few lines. OFFSET 0 and the subquery make it read rows by key.
CREATE FUNCTION command.item_offers(p_lines command.item_quantity[]) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT coalesce(jsonb_agg(jsonb_build_object('itemId', wanted.item_id, 'name', name, 'imageUrl', image_url,
    'marketPriceCents', price_cents, 'quantity', quantity, 'weightGrams', weight_grams,
    'isForSale', is_active AND is_sellable, 'isLimited',
      (SELECT TRUE FROM item_stock WHERE item_stock.item_id = wanted.item_id) IS NOT NULL)
    ORDER BY position), '[]')
  FROM unnest(p_lines) WITH ORDINALITY AS wanted (item_id, quantity, position)
  CROSS JOIN LATERAL (
    SELECT name, image_url, price_cents, weight_grams, is_active, is_sellable FROM items
    WHERE items.item_id = wanted.item_id OFFSET 0) AS item;
$$;
