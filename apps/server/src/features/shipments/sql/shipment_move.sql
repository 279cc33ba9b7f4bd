-- Moves a shipment along one step of the transition table and returns its facts. Locks its row, so concurrent moves
-- wait; for a cancellation, the payment before it, as the payment's settlement does. Refuses with NOT_FOUND,
-- VERSION_CONFLICT, STATUS_CONFLICT and SHIPMENTS_ON_HOLD.
-- - A sent or cancelled shipment can't be moved any more.
-- - A shipment that waits for its payment can only be cancelled here; it becomes Ordered only when its payment is
--   settled.
-- - A person's shipments on hold can only be cancelled.
CREATE FUNCTION command.shipment_move(p_user uuid, p_shipment uuid, p_step command.shipment_step, p_at timestamptz) RETURNS jsonb
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
DECLARE
  found shipments;
  purchase uuid;
  is_cancelled boolean := p_step."to" = 'Cancelled';
BEGIN
  IF is_cancelled THEN
    SELECT purchase_id INTO purchase FROM shipments WHERE user_id = p_user AND shipment_id = p_shipment;
    PERFORM command.payment_lock(p_user, purchase);
  END IF;
  SELECT * INTO found FROM shipments WHERE user_id = p_user AND shipment_id = p_shipment FOR UPDATE;
  IF found.user_id IS NULL THEN
    PERFORM command.refuse('NOT_FOUND');
  ELSIF found.version <> p_step.version THEN
    PERFORM command.refuse('VERSION_CONFLICT');
  ELSIF found.status <> ALL (p_step."from") OR found.status IN ('Shipped', 'Cancelled')
    OR p_step."to" IN ('Ordered', 'PaymentPending') OR found.status = 'PaymentPending' AND NOT is_cancelled
  THEN
    PERFORM command.refuse('STATUS_CONFLICT');
  -- A separate statement from the lock. If the lock waited for a transaction that placed a hold, only a new statement
  -- sees the hold.
  ELSIF NOT is_cancelled AND EXISTS (SELECT FROM shipment_holds WHERE user_id = p_user) THEN
    PERFORM command.refuse('SHIPMENTS_ON_HOLD');
  END IF;

  UPDATE shipments SET status = p_step."to", updated_at = p_at, version = version + 1,
    carrier = coalesce(p_step.carrier, carrier),
    tracking_number = coalesce(p_step."trackingNumber", tracking_number),
    cancel_reason = CASE WHEN is_cancelled THEN p_step.note END
  WHERE user_id = p_user AND shipment_id = p_shipment;
  PERFORM command.shipment_tell(p_user, p_shipment, p_step."to", p_step.actor, p_step.note, p_at);
  IF is_cancelled THEN
    PERFORM command.shipment_undo(found, p_step, p_at);
  END IF;
  RETURN command.shipment_facts(p_user, p_shipment);
END $$;
