-- Ships items of a person's inventory and charges the shipping. If an item was sold or shipped in the meantime, refuses
-- and changes nothing. Returns the facts {shipmentId, status, walletId, balanceCents}.
CREATE FUNCTION command.create_shipment(
  p_user uuid, p_request command.keyed_request,
  p_inventory_items uuid[], p_shipment command.new_shipment, p_transaction uuid
) RETURNS jsonb LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
DECLARE
  facts jsonb;
  shipped jsonb;
  lines command.shipment_line[];
  balance bigint;
BEGIN
  PERFORM command.require_session(p_user, p_request.session, p_request.at);
  facts := command.idempotency_take(p_user, p_user, p_request);
  IF facts IS NOT NULL THEN
    RETURN facts;
  END IF;

  shipped := command.inventory_ship(p_user, p_inventory_items, p_shipment."shipmentId", p_request.at);
  SELECT array_agg(ROW((item ->> 'itemId')::uuid, (item ->> 'inventoryItemId')::uuid, snapshot ->> 'name',
    snapshot ->> 'imageUrl', (snapshot ->> 'marketPriceCents')::bigint, 1)::command.shipment_line ORDER BY position)
  INTO lines
  FROM jsonb_array_elements(shipped) WITH ORDINALITY AS sent (item, position)
  JOIN jsonb_array_elements(command.item_snapshots(
    ARRAY(SELECT (one ->> 'itemId')::uuid FROM jsonb_array_elements(shipped) one))) snapshot
    ON snapshot ->> 'itemId' = item ->> 'itemId';
  PERFORM command.shipment_create(p_user, NULL, 'Ordered', p_shipment, lines, p_request.at);
  balance := command.ledger_post(p_user, 'house:shipping', 'Shipping', ARRAY[ROW(p_transaction,
    -p_shipment."shippingCostCents", 'Shipping of ' || p_shipment.number, p_shipment."shipmentId")::command.posting], p_request.at);
  facts := jsonb_build_object('shipmentId', p_shipment."shipmentId", 'status', 'Ordered',
    'walletId', command.wallet_id(p_user), 'balanceCents', balance);
  PERFORM command.idempotency_complete(p_user, p_user, p_request.key, facts);
  RETURN facts;
END $$;
