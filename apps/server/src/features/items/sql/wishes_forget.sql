-- Deletes a person's wishlist and the link to it.
CREATE FUNCTION command.wishes_forget(p_user uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM shared_wishlists WHERE user_id = p_user;
  DELETE FROM wishes WHERE user_id = p_user;
END $$;
