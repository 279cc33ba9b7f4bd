-- Returns items as the shop offers them today, including those that it no longer shows: [{itemId, name, imageUrl,
-- marketPriceCents, isForSale, isLimited}].
CREATE FUNCTION command.item_offers(p_items uuid[]) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT coalesce(jsonb_agg(jsonb_build_object('itemId', item_id, 'name', name, 'imageUrl', image_url,
    'marketPriceCents', market_price_cents, 'isForSale', is_active AND is_sellable,
    'isLimited', EXISTS (SELECT FROM item_stock WHERE item_stock.item_id = items.item_id))), '[]')
  FROM items WHERE item_id = ANY (p_items);
$$;
