-- Forgets the hashes of a person's addresses.
CREATE FUNCTION command.address_marks_forget(p_user uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM address_marks WHERE user_id = p_user;
END $$;
