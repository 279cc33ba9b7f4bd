-- Returns true if a parcel to a person is not delivered yet, or if their shipments are held.
CREATE FUNCTION command.shipments_unfinished(p_user uuid) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN EXISTS (SELECT FROM shipments WHERE user_id = p_user
      AND status <> 'Cancelled' AND delivered_at IS NULL)
    OR EXISTS (SELECT FROM shipment_holds WHERE user_id = p_user);
END $$;
