-- Returns the item fields that an order stores: [{itemId, name, imageUrl, marketPriceCents}].
CREATE FUNCTION command.item_snapshots(p_items uuid[]) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_agg(jsonb_build_object('itemId', item_id, 'name', name, 'imageUrl', image_url,
    'marketPriceCents', market_price_cents))
  FROM items WHERE item_id = ANY (p_items);
$$;
