-- Locks wallets until the transaction ends, in the order of their people's ids.
CREATE FUNCTION command.wallets_lock(p_users uuid[]) RETURNS SETOF wallets LANGUAGE plpgsql AS $$
BEGIN
  IF cardinality(p_users) > 0 THEN
    RETURN QUERY SELECT * FROM wallets WHERE user_id = ANY(p_users) ORDER BY user_id FOR UPDATE;
  END IF;
END $$;
