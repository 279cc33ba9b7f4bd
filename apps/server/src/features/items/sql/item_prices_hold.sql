-- Returns whether every item still has the given market price. Reads each item by its key, however large the planner
-- takes the list to be.
CREATE FUNCTION command.item_prices_hold(p_prices command.item_price[]) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT NOT EXISTS (
    SELECT FROM unnest(p_prices) AS named
    WHERE (SELECT market_price_cents FROM items WHERE items.item_id = named."itemId")
      IS DISTINCT FROM named."marketPriceCents");
$$;
