-- Locks a shipment until the transaction ends. Does nothing for null.
CREATE FUNCTION command.shipment_lock(p_user uuid, p_shipment uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM shipments WHERE user_id = p_user AND shipment_id = p_shipment FOR UPDATE;
END $$;
