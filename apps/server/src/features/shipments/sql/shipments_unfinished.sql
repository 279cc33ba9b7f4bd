-- Returns true if a parcel to a person is not delivered yet, or if their shipments are held. A parcel counts as
-- delivered 30 days after it was shipped, because nobody may confirm that it has arrived.
CREATE FUNCTION command.shipments_unfinished(p_user uuid) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN EXISTS (SELECT FROM shipments s WHERE s.user_id = p_user
      AND s.status <> 'Cancelled' AND s.delivered_at IS NULL
      AND NOT EXISTS (SELECT FROM shipment_events e WHERE e.user_id = p_user AND e.shipment_id = s.shipment_id
        AND s.status = 'Shipped' AND e.status = 'Shipped'
        AND e.created_at < command.database_time() - interval '30 days'))
    OR EXISTS (SELECT FROM shipment_holds WHERE user_id = p_user);
END $$;
