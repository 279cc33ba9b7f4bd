-- Locks the payment of a purchase, if it has one, until the transaction ends.
CREATE FUNCTION command.payment_lock(p_user uuid, p_purchase uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM payments WHERE user_id = p_user AND subject_id = p_purchase AND purpose = 'Purchase' FOR UPDATE;
END $$;
