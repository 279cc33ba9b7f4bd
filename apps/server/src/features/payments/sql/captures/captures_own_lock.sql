-- Locks the captures that were credited to a person until the transaction ends, in the order of their ids.
CREATE FUNCTION command.captures_own_lock(p_user uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM quarantined_captures WHERE release_user_id = p_user AND release = 'Credit'
  ORDER BY provider_payment_id FOR UPDATE;
END $$;
