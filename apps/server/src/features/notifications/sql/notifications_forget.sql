-- Deletes a person's notifications, and which mails they want.
CREATE FUNCTION command.notifications_forget(p_user uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM notifications WHERE user_id = p_user;
  DELETE FROM notification_marks WHERE user_id = p_user;
  DELETE FROM mail_preferences WHERE user_id = p_user;
END $$;
