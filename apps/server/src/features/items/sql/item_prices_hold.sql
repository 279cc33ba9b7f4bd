-- Returns whether every item still has the given market price.
CREATE FUNCTION command.item_prices_hold(p_prices command.item_price[]) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT NOT EXISTS (
    SELECT FROM unnest(p_prices) AS named LEFT JOIN items i ON i.item_id = named."itemId"
    WHERE i.market_price_cents IS DISTINCT FROM named."marketPriceCents");
$$;
