-- Returns whether the shop still asks these prices for all items. Reads each item by its key, even if the planner
-- expects a long list.
CREATE FUNCTION command.item_prices_hold(p_prices command.item_price[]) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT NOT EXISTS (
    SELECT FROM unnest(p_prices) AS named
    WHERE (SELECT price_cents FROM items WHERE items.item_id = named."itemId") IS DISTINCT FROM named."priceCents");
$$;
