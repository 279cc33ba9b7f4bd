-- Adds the steps of a sent parcel that are new, at most 100 in all, and returns those. The last two places are for its
-- return and delivery. Leaves out a place that names the recipient, their address or the account's owner, and every
-- place for a closed account. Locks the shipment's row.
CREATE FUNCTION command.parcel_events_add(p_user uuid, p_shipment uuid, p_steps command.carrier_step[]) RETURNS jsonb
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
DECLARE
  parcel shipments;
  people jsonb;
  known integer;
  told command.carrier_step;
  shown text;
  added jsonb := '[]';
BEGIN
  SELECT * INTO parcel FROM shipments
  WHERE user_id = p_user AND shipment_id = p_shipment AND status = 'Shipped' FOR UPDATE;
  IF NOT FOUND THEN
    RETURN added;
  END IF;
  people := jsonb_build_array(parcel.shipping_address, coalesce(command.account_contact(p_user), '{}'));
  SELECT count(*) INTO known FROM parcel_events WHERE user_id = p_user AND shipment_id = p_shipment;
  FOREACH told IN ARRAY p_steps LOOP
    CONTINUE WHEN known >= CASE WHEN told.step IN ('Returning', 'Delivered') THEN 100 ELSE 98 END;
    shown := CASE WHEN parcel.contact_email LIKE '%@closed.invalid'
      OR command.place_names(told.place, people) THEN NULL ELSE told.place END;
    INSERT INTO parcel_events (user_id, shipment_id, position, step, at, place)
    VALUES (p_user, p_shipment, known + 1, told.step, told.at, shown)
    ON CONFLICT ON CONSTRAINT parcel_events_once DO NOTHING;
    IF FOUND THEN
      known := known + 1;
      added := added || jsonb_build_object('step', told.step, 'at', told.at, 'place', shown);
    END IF;
  END LOOP;
  RETURN added;
END $$;
