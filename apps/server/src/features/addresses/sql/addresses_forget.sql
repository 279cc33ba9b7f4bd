-- Deletes a person's address book.
CREATE FUNCTION command.addresses_forget(p_user uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM addresses WHERE user_id = p_user;
END $$;
