-- Assigns inventory items to a shipment, all or none. Locks the items' rows, so that only one of several concurrent
-- sales and shipments gets an item. Refuses with NOT_FOUND for items that the person does not own, and
-- ITEM_NOT_AVAILABLE for items that are not in the inventory. Returns [{inventoryItemId, itemId}] in the order of
-- p_inventory_items.
CREATE FUNCTION command.inventory_ship(p_user uuid, p_inventory_items uuid[], p_shipment uuid, p_at timestamptz)
RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  wanted integer := (SELECT count(DISTINCT id) FROM unnest(p_inventory_items) id);
  moved bigint;
  market_cents bigint;
  sell_cents bigint;
BEGIN
  PERFORM FROM inventory_items WHERE user_id = p_user AND inventory_item_id = ANY (p_inventory_items)
  ORDER BY inventory_item_id FOR UPDATE;
  IF wanted <> (SELECT count(*) FROM inventory_items
    WHERE user_id = p_user AND inventory_item_id = ANY (p_inventory_items)) THEN
    PERFORM command.refuse('NOT_FOUND');
  END IF;
  SELECT count(*), sum(market_price_cents), sum(sell_price_cents) INTO moved, market_cents, sell_cents
  FROM inventory_items
  WHERE user_id = p_user AND inventory_item_id = ANY (p_inventory_items) AND status = 'InInventory';
  IF moved <> wanted THEN
    PERFORM command.refuse('ITEM_NOT_AVAILABLE');
  END IF;
  PERFORM command.holdings_note(p_user, -1, moved, market_cents, sell_cents, p_at);
  UPDATE inventory_items SET status = 'Shipping', shipment_id = p_shipment, updated_at = p_at, version = version + 1
  WHERE user_id = p_user AND inventory_item_id = ANY (p_inventory_items) AND status = 'InInventory';
  RETURN (SELECT jsonb_agg(jsonb_build_object('inventoryItemId', inventory_item_id, 'itemId', item_id)
      ORDER BY array_position(p_inventory_items, inventory_item_id))
    FROM inventory_items WHERE user_id = p_user AND inventory_item_id = ANY (p_inventory_items));
END $$;
