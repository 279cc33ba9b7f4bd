-- Locks shipments within an operator's transaction, and returns them. Locks in the order of their keys, so that two
-- transactions can't deadlock.
CREATE FUNCTION command.lock_shipments(p_users uuid[], p_shipments uuid[]) RETURNS jsonb
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
BEGIN
  RETURN (
    SELECT coalesce(jsonb_agg(jsonb_build_object('userId', s.user_id, 'shipmentId', s.shipment_id, 'number', s.number,
      'trackingNumber', s.tracking_number, 'status', s.status, 'isDelivered', s.delivered_at IS NOT NULL,
      'version', s.version)), '[]')
    FROM (SELECT found.* FROM unnest(p_users, p_shipments) AS named (user_id, shipment_id)
      JOIN shipments found ON found.user_id = named.user_id AND found.shipment_id = named.shipment_id
      ORDER BY found.user_id, found.shipment_id FOR UPDATE OF found) AS s);
END $$;
