-- Locks the captures that were credited to a person until the transaction ends, in the order of their ids.
CREATE FUNCTION command.captures_own_lock(p_user uuid) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  own record;
BEGIN
  -- One by one, because a cluster locks rows of one node in a statement.
  FOR own IN
    SELECT provider, provider_payment_id FROM quarantined_captures
    WHERE release_user_id = p_user AND release = 'Credit' ORDER BY provider_payment_id
  LOOP
    PERFORM FROM quarantined_captures
    WHERE provider = own.provider AND provider_payment_id = own.provider_payment_id FOR UPDATE;
  END LOOP;
END $$;
