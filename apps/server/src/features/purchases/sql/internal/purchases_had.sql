-- Returns whether a person has an order that was not cancelled.
CREATE FUNCTION command.purchases_had(p_user uuid) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
DECLARE
  bought purchases;
BEGIN
  FOR bought IN SELECT * FROM purchases WHERE user_id = p_user LOOP
    IF coalesce(bought.status, command.shipment_facts(p_user, bought.shipment_id) ->> 'status') <> 'Cancelled' THEN
      RETURN true;
    END IF;
  END LOOP;
  RETURN false;
END $$;
