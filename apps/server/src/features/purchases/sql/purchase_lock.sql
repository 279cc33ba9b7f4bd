-- Locks a purchase until the transaction ends. Does nothing for null.
CREATE FUNCTION command.purchase_lock(p_user uuid, p_purchase uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM purchases WHERE user_id = p_user AND purchase_id = p_purchase FOR UPDATE;
END $$;
