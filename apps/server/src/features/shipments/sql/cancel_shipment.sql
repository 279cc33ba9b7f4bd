-- Cancels a shipment for its owner. p_move is what shipment_move takes. Answers the facts of the shipment afterwards.
CREATE FUNCTION command.cancel_shipment(
  p_user uuid, p_session uuid, p_key uuid, p_request_hash bytea, p_at timestamptz, p_shipment uuid, p_move jsonb
) RETURNS jsonb LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
DECLARE
  facts jsonb;
BEGIN
  PERFORM command.require_session(p_user, p_session, p_at);
  facts := command.idempotency_take(p_user, p_user, p_key, p_request_hash, p_at);
  IF facts IS NOT NULL THEN
    RETURN facts;
  END IF;
  facts := command.shipment_move(p_user, p_shipment, p_move, p_at);
  PERFORM command.idempotency_complete(p_user, p_user, p_key, facts);
  RETURN facts;
END $$;
