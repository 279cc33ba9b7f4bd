-- Moves a shipment for an operator, within the operator's transaction. p_move is what shipment_move takes. Answers the
-- facts of the shipment afterwards.
CREATE FUNCTION command.move_shipment(p_user uuid, p_shipment uuid, p_move jsonb, p_at timestamptz) RETURNS jsonb
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
BEGIN
  PERFORM command.shipment_move(p_user, p_shipment, p_move, p_at);
  RETURN command.shipment_facts(p_user, p_shipment);
END $$;
