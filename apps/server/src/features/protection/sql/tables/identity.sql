-- Checks of who a person is. Only the last one of a person counts.
-- - step: what the person has to do, as the check has said
-- - Begun: not handed in. Pending: handed in, waits for a decision.
-- - Lapsed: not handed in, or not decided in time. Void: the name or birth date has changed since.
-- kind: person
CREATE TABLE identity_checks (
  user_id uuid NOT NULL,
  check_id uuid NOT NULL,
  method text NOT NULL,
  step jsonb NOT NULL,
  status text NOT NULL CHECK (status IN ('Begun', 'Pending', 'Verified', 'Refused', 'Lapsed', 'Void')),
  begun_at timestamptz NOT NULL,
  asked_at timestamptz,
  ended_at timestamptz,
  -- Verified until then.
  until timestamptz,
  refusal text,
  uploads integer NOT NULL DEFAULT 0,
  PRIMARY KEY (user_id, check_id),
  CONSTRAINT identity_checks_until CHECK (status <> 'Verified' OR until IS NOT NULL),
  CONSTRAINT identity_checks_refusal CHECK ((status = 'Refused') = (refusal IS NOT NULL)),
  CONSTRAINT identity_checks_end CHECK ((status IN ('Begun', 'Pending')) = (ended_at IS NULL))
);
CREATE INDEX identity_checks_running ON identity_checks (begun_at) WHERE status IN ('Begun', 'Pending');

-- Pictures of documents and faces, encrypted with the root key. They exist only while their check is running.
-- kind: person
CREATE TABLE identity_pictures (
  user_id uuid NOT NULL,
  check_id uuid NOT NULL,
  picture text NOT NULL CHECK (picture IN ('Document', 'DocumentBack', 'Face')),
  sealed bytea NOT NULL CHECK (octet_length(sealed) BETWEEN 1 AND 8388608),
  PRIMARY KEY (user_id, check_id, picture)
);
ALTER TABLE identity_pictures ALTER COLUMN sealed SET STORAGE EXTERNAL;

-- Keyed hashes of the name and birth date of people who are verified, or wait for a decision, by which a second account
-- with the same document is found.
-- kind: value mark
CREATE TABLE identity_marks (
  mark bytea NOT NULL CHECK (octet_length(mark) = 32),
  user_id uuid NOT NULL,
  PRIMARY KEY (mark, user_id)
);
CREATE INDEX identity_marks_by_person ON identity_marks (user_id);
