-- Returns the prices that the shop asks now: [{itemId, priceCents}].
CREATE FUNCTION command.item_prices_now(p_items uuid[]) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_agg(jsonb_build_object('itemId', item_id, 'priceCents', price_cents))
  FROM items WHERE item_id = ANY (p_items);
$$;
