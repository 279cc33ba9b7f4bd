-- Notifications to one person; or to every operator who has the permission, then user_id is the nil id, which stands
-- for the shop. kind and params are those of the contract. While a notification has a topic, no second one about this
-- topic is written.
-- kind: person
CREATE TABLE notifications (
  notification_id uuid NOT NULL,
  user_id uuid NOT NULL DEFAULT '00000000-0000-0000-0000-000000000000',
  permission text,
  kind text NOT NULL,
  params jsonb NOT NULL,
  topic text,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, notification_id),
  CONSTRAINT notifications_to_somebody
    CHECK ((user_id = '00000000-0000-0000-0000-000000000000') = (permission IS NOT NULL))
);
CREATE INDEX notifications_by_id ON notifications (notification_id);
CREATE UNIQUE INDEX notifications_by_topic ON notifications (user_id, topic) WHERE topic IS NOT NULL;
CREATE INDEX notifications_of_operators ON notifications (permission, notification_id DESC)
  WHERE permission IS NOT NULL;
CREATE INDEX notifications_by_age ON notifications (created_at);

-- The notifications that a person has read or archived.
-- kind: person
CREATE TABLE notification_marks (
  user_id uuid NOT NULL,
  notification_id uuid NOT NULL,
  read_at timestamptz,
  archived_at timestamptz,
  PRIMARY KEY (user_id, notification_id),
  CHECK (num_nonnulls(read_at, archived_at) > 0)
);
CREATE INDEX notification_marks_by_notification ON notification_marks (notification_id);

-- A person's choice about a kind of mail. Without a row, the contract's default applies.
-- kind: person
CREATE TABLE mail_preferences (
  user_id uuid NOT NULL,
  kind text NOT NULL,
  is_on boolean NOT NULL,
  PRIMARY KEY (user_id, kind)
);
