-- Forgets what tells that the orders of a closed account are of one person. The uses stay with their orders.
CREATE FUNCTION command.promo_forget(p_user uuid) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  names text[] := ARRAY(SELECT DISTINCT unnest(holders) FROM promo_uses WHERE user_id = p_user);
BEGIN
  DELETE FROM promo_holders WHERE holder = ANY (names) AND user_id = p_user;
  UPDATE promo_uses SET holders = '{}' WHERE user_id = p_user;
END $$;
