-- room: admin
-- As what somebody has a record open: whoever may read items learns nothing of who looks at a person's page.
TRUNCATE presences;
ALTER TABLE presences
  ADD COLUMN kind text NOT NULL,
  DROP CONSTRAINT presences_pkey,
  ADD PRIMARY KEY (subject_id, kind, user_id, seat_id);
