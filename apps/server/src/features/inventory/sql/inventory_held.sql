-- Returns the number of items in a person's inventory, and what they sell for.
CREATE FUNCTION command.inventory_held(p_user uuid) RETURNS command.held_items LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (SELECT ROW(count(*), coalesce(sum(sell_price_cents), 0))::command.held_items
    FROM inventory_items WHERE user_id = p_user AND status = 'InInventory');
END $$;
