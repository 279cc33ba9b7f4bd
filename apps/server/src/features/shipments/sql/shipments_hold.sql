-- Holds a person's shipments within an operator's transaction. First locks all shipments that can still move: this
-- waits for moves that have already begun, and every later move sees the hold. Refuses with STATUS_CONFLICT if they are
-- already held.
CREATE FUNCTION command.shipments_hold(p_user uuid, p_reason text, p_actor uuid, p_at timestamptz) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
BEGIN
  PERFORM FROM shipments WHERE user_id = p_user AND status NOT IN ('Shipped', 'Cancelled')
  ORDER BY shipment_id FOR UPDATE;
  INSERT INTO shipment_holds (user_id, reason, actor_id, placed_at) VALUES (p_user, p_reason, p_actor, p_at)
  ON CONFLICT DO NOTHING;
  IF NOT FOUND THEN
    PERFORM command.refuse('STATUS_CONFLICT');
  END IF;
END $$;
