-- room: admin
-- Who has which record open in the dashboard right now. A row that nobody renews counts for less than a minute.
CREATE UNLOGGED TABLE presences (
  subject_id uuid NOT NULL,
  user_id uuid NOT NULL,
  is_editing boolean NOT NULL,
  seen_at timestamptz NOT NULL,
  PRIMARY KEY (subject_id, user_id)
);
CREATE INDEX presences_by_age ON presences (seen_at);
