-- Returns the lines in their order with what the shop offers today, including items that it no longer shows and
-- without unknown ones: [{itemId, name, imageUrl, marketPriceCents, quantity, isForSale, isLimited}]. The planner does
-- not know that lines are few. OFFSET 0 and the subquery make it read rows by their key, not whole tables.
CREATE FUNCTION command.item_offers(p_lines command.item_quantity[]) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT coalesce(jsonb_agg(jsonb_build_object('itemId', wanted.item_id, 'name', name, 'imageUrl', image_url,
    'marketPriceCents', market_price_cents, 'quantity', quantity, 'isForSale', is_active AND is_sellable,
    'isLimited',
      (SELECT TRUE FROM item_stock WHERE item_stock.item_id = wanted.item_id) IS NOT NULL)
    ORDER BY position), '[]')
  FROM unnest(p_lines) WITH ORDINALITY AS wanted (item_id, quantity, position)
  CROSS JOIN LATERAL (
    SELECT name, image_url, market_price_cents, is_active, is_sellable FROM items
    WHERE items.item_id = wanted.item_id OFFSET 0) AS item;
$$;
