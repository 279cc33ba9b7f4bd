-- Locks shipments within an operator's transaction, and returns them. Locks in the order of their keys, so that two
-- transactions can't deadlock.
CREATE FUNCTION command.lock_shipments(p_users uuid[], p_shipments uuid[]) RETURNS jsonb
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
DECLARE
  named record;
  s shipments;
  is_returning boolean;
  sent_at timestamptz;
  facts jsonb := '[]';
BEGIN
  FOR named IN SELECT * FROM unnest(p_users, p_shipments) AS one (user_id, shipment_id) ORDER BY 1, 2 LOOP
    SELECT * INTO s FROM shipments WHERE user_id = named.user_id AND shipment_id = named.shipment_id FOR UPDATE;
    IF FOUND THEN
      is_returning := EXISTS (SELECT FROM parcel_events
        WHERE user_id = s.user_id AND shipment_id = s.shipment_id AND step = 'Returning');
      SELECT min(created_at) INTO sent_at FROM shipment_events
      WHERE user_id = s.user_id AND shipment_id = s.shipment_id AND status = 'Shipped';
      facts := facts || jsonb_build_object('userId', s.user_id, 'shipmentId', s.shipment_id, 'number', s.number,
        'trackingNumber', s.tracking_number, 'status', s.status, 'isDelivered', s.delivered_at IS NOT NULL,
        'isReturning', is_returning, 'sentAt', sent_at, 'version', s.version);
    END IF;
  END LOOP;
  RETURN facts;
END $$;
