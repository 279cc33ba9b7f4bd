-- Returns [{inventoryItemId, itemId, isSent, deliveredAt}] of the items that a person has of a purchase, or of a
-- shipment of inventory items. Sold and returned items are none of them.
CREATE FUNCTION command.inventory_returnable(p_user uuid, p_purchase uuid, p_shipment uuid) RETURNS jsonb
LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (SELECT coalesce(jsonb_agg(jsonb_build_object('inventoryItemId', inventory_item_id, 'itemId', item_id,
    'isSent', status <> 'InInventory', 'deliveredAt', delivered_at)), '[]') FROM inventory_items
    WHERE user_id = p_user AND status IN ('InInventory', 'Shipping', 'Delivered')
      AND (purchase_id = p_purchase AND source = 'Purchase' OR shipment_id = p_shipment));
END $$;
