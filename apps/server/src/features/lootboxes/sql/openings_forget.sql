-- Stops showing a person's openings to others by name or link, and mailing them their records.
CREATE FUNCTION command.openings_forget(p_user uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM named_people WHERE user_id = p_user;
  DELETE FROM shared_openings WHERE user_id = p_user;
  DELETE FROM receipt_mails WHERE user_id = p_user;
  DELETE FROM opening_mails WHERE user_id = p_user;
END $$;
