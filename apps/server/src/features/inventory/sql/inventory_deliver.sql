-- Marks the inventory items of a shipment as Delivered. This status is final.
CREATE FUNCTION command.inventory_deliver(p_user uuid, p_shipment uuid, p_at timestamptz) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM command.shipped_items_lock(p_user, p_shipment);
  UPDATE inventory_items SET status = 'Delivered', delivered_at = p_at, updated_at = p_at, version = version + 1
  WHERE user_id = p_user AND shipment_id = p_shipment AND status = 'Shipping';
END $$;
