-- Returns the lines in their order with what the shop offers today, including items that it no longer shows and
-- without unknown ones: [{itemId, name, imageUrl, marketPriceCents, quantity, isForSale, isLimited}].
CREATE FUNCTION command.item_offers(p_lines command.item_quantity[]) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT coalesce(jsonb_agg(jsonb_build_object('itemId', item_id, 'name', name, 'imageUrl', image_url,
    'marketPriceCents', market_price_cents, 'quantity', quantity, 'isForSale', is_active AND is_sellable,
    'isLimited', EXISTS (SELECT FROM item_stock WHERE item_stock.item_id = wanted.item_id))
    ORDER BY position), '[]')
  FROM unnest(p_lines) WITH ORDINALITY AS wanted (item_id, quantity, position) JOIN items USING (item_id);
$$;
