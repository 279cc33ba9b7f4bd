-- Notifications to operators and mail to somebody without an account are rows of the nil id, which stands for the shop.
ALTER TABLE notification_marks DROP CONSTRAINT notification_marks_notification_id_fkey;
ALTER TABLE notifications DROP CONSTRAINT notifications_check;
UPDATE notifications SET user_id = '00000000-0000-0000-0000-000000000000' WHERE user_id IS NULL;
ALTER TABLE notifications
  ALTER COLUMN user_id SET DEFAULT '00000000-0000-0000-0000-000000000000',
  ALTER COLUMN user_id SET NOT NULL,
  DROP CONSTRAINT notifications_pkey,
  DROP CONSTRAINT notifications_topic_key,
  ADD PRIMARY KEY (user_id, notification_id),
  ADD CONSTRAINT notifications_to_somebody
    CHECK ((user_id = '00000000-0000-0000-0000-000000000000') = (permission IS NOT NULL));
DROP INDEX notifications_of_person;
CREATE INDEX notifications_by_id ON notifications (notification_id);
CREATE UNIQUE INDEX notifications_by_topic ON notifications (user_id, topic) WHERE topic IS NOT NULL;

UPDATE outbox SET user_id = '00000000-0000-0000-0000-000000000000' WHERE user_id IS NULL;
ALTER TABLE outbox
  ALTER COLUMN user_id SET DEFAULT '00000000-0000-0000-0000-000000000000',
  ALTER COLUMN user_id SET NOT NULL,
  DROP CONSTRAINT outbox_pkey,
  ADD PRIMARY KEY (user_id, mail_id);
CREATE INDEX outbox_by_id ON outbox (mail_id);
