-- Releases a person's shipments within an operator's transaction. Returns the hold that this ends. Refuses with
-- STATUS_CONFLICT if they are not held.
CREATE FUNCTION command.shipments_release(p_user uuid) RETURNS jsonb
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
DECLARE
  v_hold jsonb;
BEGIN
  DELETE FROM shipment_holds WHERE user_id = p_user
  RETURNING jsonb_build_object('reason', reason, 'actorId', actor_id, 'placedAt', placed_at) INTO v_hold;
  IF NOT FOUND THEN
    PERFORM command.refuse('STATUS_CONFLICT');
  END IF;
  RETURN v_hold;
END $$;
