-- room: admin
-- Somebody may have a record open in several tabs. Each is a seat, so that closing one leaves the others.
ALTER TABLE presences
  ADD COLUMN seat_id uuid NOT NULL,
  DROP CONSTRAINT presences_pkey,
  ADD PRIMARY KEY (subject_id, user_id, seat_id);
