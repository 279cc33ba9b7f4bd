-- Takes inventory items of a person back: they become Returned.
-- - Of a line's pieces that were sent, or were not, those that arrived last come first: their right is open.
-- - Refuses with STATUS_CONFLICT if the person has fewer, if their shipment has not left, and for items of boxes where
--   the market of their opening gave no right for them.
CREATE FUNCTION command.withdrawal_take_owned(
  p_found withdrawals, p_pieces command.withdrawn_piece[], p_at timestamptz
) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  owner uuid := p_found.user_id;
  lines jsonb := coalesce(command.purchase_facts(owner, p_found.purchase_id),
    command.shipment_facts(owner, p_found.shipment_id)) -> 'lines';
  units command.withdrawn_unit[];
  returned jsonb;
  purchase uuid;
  bought jsonb := '{}';
BEGIN
  units := ARRAY(
    SELECT ROW(c."inventoryItemId", unit.position, unit.condition, unit."isRestocked")::command.withdrawn_unit
    FROM (SELECT p.*, row_number() OVER (PARTITION BY p.position, "isSent") AS nth
      FROM unnest(p_pieces) AS p CROSS JOIN LATERAL generate_series(1, p.quantity)) unit
    JOIN LATERAL (SELECT lines -> (unit.position - 1) AS line) AS of_line ON unit.position > 0
    JOIN (SELECT *, row_number() OVER (PARTITION BY "itemId", "isSent"
        ORDER BY "deliveredAt" DESC NULLS LAST, "inventoryItemId") AS nth
      FROM jsonb_to_recordset(command.inventory_returnable(owner, p_found.purchase_id, p_found.shipment_id))
        AS i ("inventoryItemId" uuid, "itemId" uuid, "isSent" boolean, "deliveredAt" timestamptz)) c
      ON c."isSent" = unit."isSent" AND CASE WHEN line ->> 'inventoryItemId' IS NULL
        THEN c."itemId" = (line ->> 'itemId')::uuid AND c.nth = unit.nth
        ELSE c."inventoryItemId" = (line ->> 'inventoryItemId')::uuid AND unit.nth = 1 END);
  IF cardinality(units) <> (SELECT sum(quantity) FROM unnest(p_pieces)) THEN
    PERFORM command.refuse('STATUS_CONFLICT');
  END IF;
  returned := command.inventory_return(owner, ARRAY(SELECT "inventoryItemId" FROM unnest(units)), p_at);
  IF EXISTS (SELECT FROM jsonb_array_elements(returned) AS item
    WHERE item ->> 'source' = 'LootBox' AND NOT coalesce(
        (item ->> 'inventoryItemId')::uuid = ANY (p_found.items_with_right), p_found.takes_boxes)
      OR item ->> 'status' = 'Shipping'
      AND command.shipment_facts(owner, (item ->> 'shipmentId')::uuid) ->> 'status' <> 'Shipped')
  THEN
    PERFORM command.refuse('STATUS_CONFLICT');
  END IF;
  FOR purchase IN SELECT DISTINCT (item ->> 'purchaseId')::uuid FROM jsonb_array_elements(returned) AS item
    WHERE item ->> 'purchaseId' IS NOT NULL
  LOOP
    bought := bought || jsonb_build_object(purchase, command.purchase_facts(owner, purchase) -> 'lines');
  END LOOP;
  INSERT INTO withdrawal_goods (user_id, withdrawal_id, place, item_id, inventory_item_id, position, purchase_id,
    purchase_position, transaction_id, quantity, price_cents, condition, is_restocked, received_at)
  SELECT owner, p_found.withdrawal_id, row_number() OVER (ORDER BY unit.position, unit."inventoryItemId")
      + (SELECT coalesce(max(g.place), 0) FROM withdrawal_goods g
        WHERE g.user_id = owner AND g.withdrawal_id = p_found.withdrawal_id),
    (item ->> 'itemId')::uuid, unit."inventoryItemId", unit.position, (item ->> 'purchaseId')::uuid,
    (SELECT (line ->> 'position')::integer FROM jsonb_array_elements(bought -> (item ->> 'purchaseId')) AS line
      WHERE line ->> 'itemId' = item ->> 'itemId'),
    CASE WHEN item ->> 'source' = 'LootBox' THEN (item ->> 'transactionId')::uuid END,
    1, (item ->> 'acquiredPriceCents')::bigint, unit.condition, unit."isRestocked",
    CASE WHEN unit.condition IS NOT NULL THEN p_at END
  FROM unnest(units) AS unit
  JOIN jsonb_array_elements(returned) AS item ON (item ->> 'inventoryItemId')::uuid = unit."inventoryItemId";
END $$;
