-- Takes inventory items of a person back: they become Returned. Refuses with ITEM_NOT_AVAILABLE for items that are sold
-- or have come back, and with STATUS_CONFLICT for items of another order or shipment, for items of a shipment that was
-- not sent, and for items of boxes where the market gives no right for them.
CREATE FUNCTION command.withdrawal_take_items(
  p_found withdrawals, p_pieces command.withdrawn_piece[], p_at timestamptz
) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  owner uuid := p_found.user_id;
  returned jsonb;
BEGIN
  IF (SELECT count(DISTINCT "inventoryItemId") < count(*) FROM unnest(p_pieces)) THEN
    PERFORM command.refuse('STATUS_CONFLICT');
  END IF;
  returned := command.inventory_return(owner, ARRAY(SELECT "inventoryItemId" FROM unnest(p_pieces)), p_at);
  IF EXISTS (SELECT FROM jsonb_array_elements(returned) AS item
    WHERE CASE WHEN p_found.shipment_id IS NULL
        THEN (item ->> 'purchaseId')::uuid IS DISTINCT FROM p_found.purchase_id OR item ->> 'source' <> 'Purchase'
        ELSE (item ->> 'shipmentId')::uuid IS DISTINCT FROM p_found.shipment_id END
      OR item ->> 'source' = 'LootBox' AND NOT p_found.takes_boxes
      OR item ->> 'status' = 'Shipping'
        AND command.shipment_facts(owner, (item ->> 'shipmentId')::uuid) ->> 'status' <> 'Shipped')
  THEN
    PERFORM command.refuse('STATUS_CONFLICT');
  END IF;
  INSERT INTO withdrawal_goods (user_id, withdrawal_id, place, item_id, inventory_item_id, purchase_id, position,
    quantity, price_cents, condition, is_restocked, received_at)
  SELECT owner, p_found.withdrawal_id, row_number() OVER (ORDER BY item ->> 'inventoryItemId'),
    (item ->> 'itemId')::uuid, (item ->> 'inventoryItemId')::uuid, (item ->> 'purchaseId')::uuid,
    (SELECT (line ->> 'position')::integer
      FROM jsonb_array_elements(command.purchase_facts(owner, (item ->> 'purchaseId')::uuid) -> 'lines') AS line
      WHERE line ->> 'itemId' = item ->> 'itemId'),
    1, (item ->> 'acquiredPriceCents')::bigint, p.condition, p."isRestocked",
    CASE WHEN p.condition IS NOT NULL THEN p_at END
  FROM jsonb_array_elements(returned) AS item
  JOIN unnest(p_pieces) AS p ON p."inventoryItemId" = (item ->> 'inventoryItemId')::uuid;
END $$;
