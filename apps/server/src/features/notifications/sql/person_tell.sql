-- Notifies a person in the transaction in which something happened; open pages receive the notification at the commit.
-- Kinds and parameters are those of the contract. Keeps only the person's newest 200 notifications; rows that a
-- concurrent call is deleting are skipped. Does nothing if p_user is null, as for guests.
CREATE FUNCTION command.person_tell(p_user uuid, p_kind text, p_params jsonb, p_at timestamptz) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  told uuid := command.notification_id();
  old uuid[];
BEGIN
  IF p_user IS NULL THEN
    RETURN;
  END IF;
  INSERT INTO notifications (notification_id, user_id, kind, params, created_at)
  VALUES (told, p_user, p_kind, p_params, p_at);
  old := ARRAY(SELECT notification_id FROM notifications WHERE user_id = p_user
    ORDER BY notification_id DESC OFFSET 200 FOR UPDATE SKIP LOCKED);
  IF cardinality(old) > 0 THEN
    DELETE FROM notifications WHERE user_id = p_user AND notification_id = ANY (old);
    DELETE FROM notification_marks WHERE user_id = p_user AND notification_id = ANY (old);
  END IF;
  PERFORM command.processes_tell(jsonb_build_object('notificationId', told, 'userId', p_user));
END $$;
