-- Locks a purchase's payment until the transaction ends. Does nothing if the purchase has none.
CREATE FUNCTION command.payment_lock(p_user uuid, p_purchase uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM payments WHERE user_id = p_user AND subject_id = p_purchase AND purpose = 'Purchase' FOR UPDATE;
END $$;
