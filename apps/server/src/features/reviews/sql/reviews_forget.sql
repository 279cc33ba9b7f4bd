-- Deletes a person's reviews, so their stars no longer count.
CREATE FUNCTION command.reviews_forget(p_user uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM reviews WHERE user_id = p_user;
END $$;
