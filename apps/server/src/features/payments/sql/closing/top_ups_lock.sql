-- Locks a person's top-ups until the transaction ends, in the order of their ids.
CREATE FUNCTION command.top_ups_lock(p_user uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM payments WHERE user_id = p_user AND purpose = 'TopUp' ORDER BY payment_id FOR UPDATE;
END $$;
