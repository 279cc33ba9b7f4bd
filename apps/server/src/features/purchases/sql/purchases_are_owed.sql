-- Returns whether the shop still owes something to a card of a person's orders. See purchase_owed.
CREATE FUNCTION command.purchases_are_owed(p_user uuid) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN EXISTS (SELECT FROM purchases
    WHERE user_id = p_user AND payment_option = 'direct' AND command.purchase_owed(p_user, purchase_id) > 0);
END $$;
