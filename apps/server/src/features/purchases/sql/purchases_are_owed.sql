-- Returns whether the shop still owes something to a card of a person's orders. See purchase_owed.
CREATE FUNCTION command.purchases_are_owed(p_user uuid) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
DECLARE
  bought uuid;
BEGIN
  FOR bought IN SELECT purchase_id FROM purchases WHERE user_id = p_user AND payment_option = 'direct' LOOP
    IF command.purchase_owed(p_user, bought) > 0 THEN
      RETURN true;
    END IF;
  END LOOP;
  RETURN false;
END $$;
