-- Cancels a shipment for its owner. Returns the shipment's facts afterwards.
CREATE FUNCTION command.cancel_shipment(
  p_user uuid, p_request command.keyed_request, p_shipment uuid, p_step command.shipment_step
) RETURNS jsonb LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
DECLARE
  facts jsonb;
BEGIN
  PERFORM command.require_session(p_user, p_request.session, p_request.at);
  facts := command.idempotency_take(p_user, p_user, p_request);
  IF facts IS NOT NULL THEN
    RETURN facts;
  END IF;
  facts := command.shipment_move(p_user, p_shipment, p_step, p_request.at);
  PERFORM command.idempotency_complete(p_user, p_user, p_request.key, facts);
  RETURN facts;
END $$;
