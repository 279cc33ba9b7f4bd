-- Locks a person's payments until the transaction ends, in the order of their ids.
CREATE FUNCTION command.payments_own_lock(p_user uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM payments WHERE user_id = p_user ORDER BY payment_id FOR UPDATE;
END $$;
