-- Lets holders of the token with this hash follow a guest's order. Does nothing if the order is a person's, if the hash
-- is null, or if the hash is already stored.
CREATE FUNCTION command.add_tracking_link(p_user uuid, p_purchase uuid, p_token_hash bytea) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
BEGIN
  INSERT INTO tracking_links (user_id, purchase_id, token_hash)
  SELECT user_id, purchase_id, p_token_hash FROM purchases
  WHERE user_id = p_user AND purchase_id = p_purchase AND user_id = purchase_id AND p_token_hash IS NOT NULL
  ON CONFLICT DO NOTHING;
END $$;
