-- Deletes a person's reviews with their pictures, so their stars no longer count.
CREATE FUNCTION command.reviews_forget(p_user uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM review_pictures WHERE user_id = p_user;
  DELETE FROM reviews WHERE user_id = p_user;
END $$;
