-- People prove who they are, and operators look into it.
CREATE TABLE identity_checks (
  user_id uuid NOT NULL,
  check_id uuid NOT NULL,
  method text NOT NULL,
  step jsonb NOT NULL,
  status text NOT NULL CHECK (status IN ('Begun', 'Pending', 'Verified', 'Refused', 'Lapsed', 'Void')),
  begun_at timestamptz NOT NULL,
  asked_at timestamptz,
  ended_at timestamptz,
  until timestamptz,
  refusal text,
  uploads integer NOT NULL DEFAULT 0,
  PRIMARY KEY (user_id, check_id),
  CONSTRAINT identity_checks_until CHECK (status <> 'Verified' OR until IS NOT NULL),
  CONSTRAINT identity_checks_refusal CHECK ((status = 'Refused') = (refusal IS NOT NULL)),
  CONSTRAINT identity_checks_end CHECK ((status IN ('Begun', 'Pending')) = (ended_at IS NULL))
);
CREATE INDEX identity_checks_running ON identity_checks (begun_at) WHERE status IN ('Begun', 'Pending');
CREATE TABLE identity_pictures (
  user_id uuid NOT NULL,
  check_id uuid NOT NULL,
  picture text NOT NULL CHECK (picture IN ('Document', 'DocumentBack', 'Face')),
  sealed bytea NOT NULL CHECK (octet_length(sealed) BETWEEN 1 AND 8388608),
  PRIMARY KEY (user_id, check_id, picture)
);
ALTER TABLE identity_pictures ALTER COLUMN sealed SET STORAGE EXTERNAL;
CREATE TABLE identity_marks (
  mark bytea NOT NULL CHECK (octet_length(mark) = 32),
  user_id uuid NOT NULL,
  PRIMARY KEY (mark, user_id)
);
CREATE INDEX identity_marks_by_person ON identity_marks (user_id);
ALTER TABLE case_signals DROP CONSTRAINT case_signals_kind_check,
  ADD CONSTRAINT case_signals_kind_check CHECK (
    kind IN ('SharedAddress', 'ManyAccounts', 'FastShipping', 'Chargeback', 'Dispute', 'SharedExclusion', 'Withdrawal',
      'RisingSpend', 'NightPlay', 'RaiseAfterLoss', 'IdentityCheck', 'SharedIdentity'));
ALTER TABLE signal_queue DROP CONSTRAINT signal_queue_kind_check,
  ADD CONSTRAINT signal_queue_kind_check CHECK (
    kind IN ('Address', 'Shipment', 'Chargeback', 'Lock', 'Exclusion', 'Identity', 'SharedIdentity'));
