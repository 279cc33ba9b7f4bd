-- Locks the items in a person's inventory until the transaction ends. Returns their number and what they sell for.
CREATE FUNCTION command.inventory_lock(p_user uuid) RETURNS command.held_items LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM inventory_items WHERE user_id = p_user AND status = 'InInventory'
  ORDER BY inventory_item_id FOR UPDATE;
  RETURN command.inventory_held(p_user);
END $$;
