-- Adds an event to a shipment's history. If an operator caused it, notifies the owner, unless that is a guest, who has
-- no account. The caller must have locked or just created the shipment's row.
CREATE FUNCTION command.shipment_tell(
  p_user uuid, p_shipment uuid, p_status text, p_actor text, p_note text, p_at timestamptz
) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  found shipments;
BEGIN
  INSERT INTO shipment_events (user_id, shipment_id, position, status, actor, note, created_at)
  SELECT p_user, p_shipment, 1 + count(*), p_status, p_actor, p_note, p_at
  FROM shipment_events WHERE user_id = p_user AND shipment_id = p_shipment;

  IF p_actor = 'Admin' THEN
    SELECT * INTO found FROM shipments WHERE user_id = p_user AND shipment_id = p_shipment;
    IF found.user_id IS DISTINCT FROM found.purchase_id THEN
      PERFORM command.person_tell(p_user, 'shipmentMoved', jsonb_build_object('shipmentId', p_shipment,
        'number', found.number,
        'status', CASE WHEN found.delivered_at IS NULL THEN p_status ELSE 'Delivered' END), p_at);
    END IF;
  END IF;
END $$;
