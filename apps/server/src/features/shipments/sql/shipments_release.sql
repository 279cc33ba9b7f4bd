-- Releases a person's shipments within an operator's transaction. Refuses with STATUS_CONFLICT if they are not held.
CREATE FUNCTION command.shipments_release(p_user uuid) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
BEGIN
  DELETE FROM shipment_holds WHERE user_id = p_user;
  IF NOT FOUND THEN
    PERFORM command.refuse('STATUS_CONFLICT');
  END IF;
END $$;
