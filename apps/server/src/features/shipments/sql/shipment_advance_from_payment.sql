-- Moves a shipment that waits for its payment to Ordered, with the days that it is promised for, or to Cancelled with
-- its stock released. Changes no other shipment, so a late payment does not revive a cancelled one. Returns the status
-- afterwards.
CREATE FUNCTION command.shipment_advance_from_payment(
  p_user uuid, p_shipment uuid, p_to text, p_note text, p_at timestamptz,
  p_promise command.promised_days DEFAULT NULL
) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  found_status text;
BEGIN
  SELECT status INTO found_status FROM shipments
  WHERE user_id = p_user AND shipment_id = p_shipment FOR UPDATE;
  IF found_status IS DISTINCT FROM 'PaymentPending' THEN
    RETURN found_status;
  END IF;
  UPDATE shipments SET status = p_to, cancel_reason = CASE WHEN p_to = 'Cancelled' THEN p_note END,
    updated_at = p_at, version = version + 1,
    promised_from = p_promise."from", promised_until = p_promise."until"
  WHERE user_id = p_user AND shipment_id = p_shipment;
  PERFORM command.shipment_tell(p_user, p_shipment, p_to, 'System', p_note, p_at);
  IF p_to = 'Cancelled' THEN
    PERFORM command.item_stock_release(command.shipment_stock(p_user, p_shipment));
  END IF;
  RETURN p_to;
END $$;
