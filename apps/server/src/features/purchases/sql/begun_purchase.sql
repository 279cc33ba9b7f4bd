-- Returns the purchase that an earlier request with the same key began, {paymentId, purchaseId, shipmentId}, or null.
-- Reads the payment's id from the key's record, which exists once the provider has made a session. Before that, finds
-- the payment that stores the key. p_request.session is null for a guest.
CREATE FUNCTION command.begun_purchase(
  p_user uuid, p_request command.keyed_request
) RETURNS jsonb LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
DECLARE
  begun uuid;
BEGIN
  IF p_request.session IS NOT NULL THEN
    PERFORM command.require_session(p_user, p_request.session, p_request.at);
  END IF;
  begun := coalesce((command.idempotency_find(p_user, p_user, p_request)).facts ->> 'paymentId',
    command.begun_payment(p_user, p_request.key)::text);
  RETURN (
    SELECT jsonb_build_object('paymentId', payment_id, 'purchaseId', purchase_id, 'shipmentId', shipment_id)
    FROM purchases WHERE user_id = p_user AND payment_id = begun
  );
END $$;
