-- Releases the use of a code by an order that ended unpaid, and the places of its holders. Does nothing without a use.
CREATE FUNCTION command.promo_release(p_user uuid, p_purchase uuid) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  used promo_uses;
BEGIN
  DELETE FROM promo_uses WHERE user_id = p_user AND purchase_id = p_purchase RETURNING * INTO used;
  IF used.user_id IS NULL THEN
    RETURN;
  END IF;
  UPDATE promo_codes SET uses = uses - 1 WHERE promo_code_id = used.promo_code_id AND most_uses IS NOT NULL;
  DELETE FROM promo_holders WHERE holder = ANY (used.holders) AND user_id = p_user AND purchase_id = p_purchase;
END $$;
