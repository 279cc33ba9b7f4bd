-- Records that a shipment has arrived, within an operator's transaction: it stays Shipped, its inventory items become
-- Delivered. Refuses with VERSION_CONFLICT, and with STATUS_CONFLICT if it was never sent or has already arrived.
-- Returns the shipment's facts afterwards.
CREATE FUNCTION command.deliver_shipment(p_user uuid, p_shipment uuid, p_version integer, p_at timestamptz)
RETURNS jsonb LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
DECLARE
  found shipments;
BEGIN
  SELECT * INTO found FROM shipments WHERE user_id = p_user AND shipment_id = p_shipment FOR UPDATE;
  IF found.version IS DISTINCT FROM p_version THEN
    PERFORM command.refuse('VERSION_CONFLICT');
  ELSIF found.status <> 'Shipped' OR found.delivered_at IS NOT NULL THEN
    PERFORM command.refuse('STATUS_CONFLICT');
  END IF;
  UPDATE shipments SET delivered_at = p_at, updated_at = p_at, version = version + 1
  WHERE user_id = p_user AND shipment_id = p_shipment;
  PERFORM command.shipment_tell(p_user, p_shipment, 'Shipped', 'Admin', 'Delivered', p_at);
  PERFORM command.inventory_deliver(p_user, p_shipment, p_at);
  RETURN command.shipment_facts(p_user, p_shipment);
END $$;
