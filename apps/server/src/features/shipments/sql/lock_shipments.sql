-- Locks the shipments with any of these numbers or tracking numbers, within an operator's transaction, and returns
-- them. Locks in the order of their keys, so that two transactions can't deadlock.
CREATE FUNCTION command.lock_shipments(p_references text[]) RETURNS jsonb
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
BEGIN
  RETURN (
    SELECT coalesce(jsonb_agg(jsonb_build_object('userId', s.user_id, 'shipmentId', s.shipment_id, 'number', s.number,
      'trackingNumber', s.tracking_number, 'status', s.status, 'isDelivered', s.delivered_at IS NOT NULL,
      'version', s.version)), '[]')
    FROM (SELECT * FROM shipments WHERE number = ANY (p_references) OR tracking_number = ANY (p_references)
      ORDER BY user_id, shipment_id FOR UPDATE) AS s);
END $$;
