-- Locks captures that were credited to a person, and then their payments, until the transaction ends, each in the order
-- of their ids. Crediting a capture locks in this order too.
CREATE FUNCTION command.payments_own_lock(p_user uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM command.captures_own_lock(p_user);
  PERFORM FROM payments WHERE user_id = p_user ORDER BY payment_id FOR UPDATE;
END $$;
