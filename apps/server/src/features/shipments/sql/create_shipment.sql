-- Ships goods of a person's inventory and charges the shipping. Goods that somebody sells or ships meanwhile refuse it
-- with nothing changed. p_shipment is what shipment_create takes, without status and lines. Answers the facts
-- {shipmentId, status, walletId, balanceCents}.
CREATE FUNCTION command.create_shipment(
  p_user uuid, p_session uuid, p_key uuid, p_request_hash bytea, p_at timestamptz,
  p_goods uuid[], p_shipment jsonb, p_transaction uuid
) RETURNS jsonb LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
DECLARE
  facts jsonb;
  goods jsonb;
  lines jsonb;
  balance bigint;
BEGIN
  PERFORM command.require_session(p_user, p_session, p_at);
  facts := command.idempotency_take(p_user, p_user, p_key, p_request_hash, p_at);
  IF facts IS NOT NULL THEN
    RETURN facts;
  END IF;

  goods := command.inventory_ship(p_user, p_goods, (p_shipment ->> 'shipmentId')::uuid, p_at);
  SELECT jsonb_agg(good || snapshot || '{"quantity": 1}' ORDER BY position) INTO lines
  FROM jsonb_array_elements(goods) WITH ORDINALITY AS sent (good, position)
  JOIN jsonb_array_elements(command.item_snapshots(
    ARRAY(SELECT (one ->> 'itemId')::uuid FROM jsonb_array_elements(goods) one))) snapshot
    ON snapshot ->> 'itemId' = good ->> 'itemId';
  PERFORM command.shipment_create(p_user,
    p_shipment || jsonb_build_object('status', 'Ordered', 'lines', lines), p_at);
  balance := command.ledger_post(p_user, 'house:shipping', 'Shipping', jsonb_build_array(jsonb_build_object(
    'entryId', p_transaction, 'amountCents', -(p_shipment ->> 'shippingCostCents')::bigint,
    'relatedId', p_shipment ->> 'shipmentId', 'description', 'Shipping of ' || (p_shipment ->> 'number'))), p_at);
  facts := jsonb_build_object('shipmentId', p_shipment ->> 'shipmentId', 'status', 'Ordered',
    'walletId', command.wallet_id(p_user), 'balanceCents', balance);
  PERFORM command.idempotency_complete(p_user, p_user, p_key, facts);
  RETURN facts;
END $$;
