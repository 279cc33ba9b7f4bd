-- Releases a person's shipments within an operator's transaction. Returns the hold that this ends. Refuses with
-- STATUS_CONFLICT if they are not held.
CREATE FUNCTION command.shipments_release(p_user uuid) RETURNS jsonb
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
DECLARE
  ended shipment_holds;
BEGIN
  DELETE FROM shipment_holds WHERE user_id = p_user RETURNING * INTO ended;
  IF NOT FOUND THEN
    PERFORM command.refuse('STATUS_CONFLICT');
  END IF;
  RETURN jsonb_build_object('reason', ended.reason, 'actorId', ended.actor_id, 'placedAt', ended.placed_at);
END $$;
