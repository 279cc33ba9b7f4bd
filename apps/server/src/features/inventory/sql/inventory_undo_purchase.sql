-- Deletes the inventory items that were bought with a shipment, if it is not delivered. Returns the price that was paid
-- for them, in cents.
CREATE FUNCTION command.inventory_undo_purchase(p_user uuid, p_shipment uuid) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  paid bigint;
BEGIN
  PERFORM command.shipped_items_lock(p_user, p_shipment);
  SELECT coalesce(sum(acquired_price_cents), 0) INTO paid FROM inventory_items
  WHERE user_id = p_user AND shipment_id = p_shipment AND status = 'Shipping' AND source = 'Purchase';
  DELETE FROM inventory_items
  WHERE user_id = p_user AND shipment_id = p_shipment AND status = 'Shipping' AND source = 'Purchase';
  RETURN paid;
END $$;
