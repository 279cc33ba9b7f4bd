-- Deletes a person's wishlist.
CREATE FUNCTION command.wishes_forget(p_user uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM wishes WHERE user_id = p_user;
END $$;
