-- Deletes a person's mails that were sent. Those that still wait are sent first, such as the news that the account is
-- closed, and are deleted by age.
CREATE FUNCTION command.mails_forget(p_user uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM outbox WHERE user_id = p_user AND sent_at IS NOT NULL;
END $$;
