-- Locks the inventory items of a shipment in the order of their ids. inventory_ship uses the same order, so the two
-- can't deadlock.
CREATE FUNCTION command.shipped_items_lock(p_user uuid, p_shipment uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM inventory_items WHERE user_id = p_user AND shipment_id = p_shipment
  ORDER BY inventory_item_id FOR UPDATE;
END $$;
