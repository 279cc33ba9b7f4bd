-- Moves a shipment from one of the states given to another, under a lock on its row, which decides every race. The
-- states come from the transition table. p_move is {from: [states], to, actor, version, carrier, trackingNumber, note,
-- refund, shippingEntryId, itemsEntryId}; version is null where the mover has not looked at one. Refuses with NOT_FOUND,
-- VERSION_CONFLICT and STATUS_CONFLICT. Answers the facts of the shipment afterwards.
CREATE FUNCTION command.shipment_move(p_user uuid, p_shipment uuid, p_move jsonb, p_at timestamptz) RETURNS jsonb
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
DECLARE
  found shipments;
  is_cancelled boolean := p_move ->> 'to' = 'Cancelled';
BEGIN
  SELECT * INTO found FROM shipments WHERE user_id = p_user AND shipment_id = p_shipment FOR UPDATE;
  IF found.user_id IS NULL THEN
    PERFORM command.refuse('NOT_FOUND');
  ELSIF found.version <> (p_move ->> 'version')::integer THEN
    PERFORM command.refuse('VERSION_CONFLICT');
  ELSIF NOT p_move -> 'from' ? found.status THEN
    PERFORM command.refuse('STATUS_CONFLICT');
  END IF;

  UPDATE shipments SET status = p_move ->> 'to', updated_at = p_at, version = version + 1,
    carrier = coalesce(p_move ->> 'carrier', carrier),
    tracking_number = coalesce(p_move ->> 'trackingNumber', tracking_number),
    cancel_reason = CASE WHEN is_cancelled THEN p_move ->> 'note' END
  WHERE user_id = p_user AND shipment_id = p_shipment;
  PERFORM command.shipment_tell(p_user, p_shipment, p_move ->> 'to', p_move ->> 'actor', p_move ->> 'note', p_at);
  IF is_cancelled THEN
    PERFORM command.shipment_undo(found, p_move, p_at);
  END IF;
  RETURN command.shipment_facts(p_user, p_shipment);
END $$;
