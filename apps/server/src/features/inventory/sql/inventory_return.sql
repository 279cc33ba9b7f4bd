-- Takes inventory items back to the shop: they become Returned, which is final. Locks their rows, so that a sale or
-- shipment at the same time gets none of them. Refuses with STATUS_CONFLICT unless the person has all of them, sent
-- or not. Returns [{inventoryItemId, itemId, status, source, purchaseId, shipmentId, transactionId,
-- acquiredPriceCents}] as they were.
CREATE FUNCTION command.inventory_return(p_user uuid, p_items uuid[], p_at timestamptz) RETURNS jsonb
LANGUAGE plpgsql AS $$
DECLARE
  found inventory_items[];
  pieces bigint;
  market_cents bigint;
  sell_cents bigint;
BEGIN
  PERFORM FROM inventory_items WHERE user_id = p_user AND inventory_item_id = ANY (p_items)
  ORDER BY inventory_item_id FOR UPDATE;
  SELECT array_agg(i), count(*) FILTER (WHERE status = 'InInventory'),
    sum(market_price_cents) FILTER (WHERE status = 'InInventory'),
    sum(sell_price_cents) FILTER (WHERE status = 'InInventory')
  INTO found, pieces, market_cents, sell_cents
  FROM inventory_items i WHERE user_id = p_user AND inventory_item_id = ANY (p_items)
    AND status IN ('InInventory', 'Shipping', 'Delivered');
  IF coalesce(cardinality(found), 0) <> cardinality(p_items) THEN
    PERFORM command.refuse('STATUS_CONFLICT');
  END IF;
  PERFORM command.holdings_note(p_user, -1, pieces, market_cents, sell_cents, p_at);
  UPDATE inventory_items SET status = 'Returned', updated_at = p_at, version = version + 1
  WHERE user_id = p_user AND inventory_item_id = ANY (p_items);
  RETURN (SELECT jsonb_agg(jsonb_build_object('inventoryItemId', inventory_item_id, 'itemId', item_id,
    'status', status, 'source', source, 'purchaseId', purchase_id, 'shipmentId', shipment_id, 'transactionId', transaction_id,
    'acquiredPriceCents', acquired_price_cents)) FROM unnest(found));
END $$;
