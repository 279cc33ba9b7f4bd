-- An inquiry of operators: which people it is about, who is working on it, and how it ended.
-- kind: central
CREATE TABLE cases (
  case_id uuid PRIMARY KEY,
  number integer NOT NULL UNIQUE,
  status text NOT NULL CHECK (status IN ('Open', 'InReview', 'Closed')),
  assignee_id uuid,
  -- Upheld: a dispute was decided for the customer. Rejected: it was decided for the shop.
  -- Protected: a step was taken to protect the person. NoConcern: none was needed.
  outcome text CHECK (outcome IN ('Fraud', 'NoFraud', 'Upheld', 'Rejected', 'Unclear', 'Protected', 'NoConcern')),
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  version integer NOT NULL DEFAULT 1,
  CHECK ((status = 'Closed') = (outcome IS NOT NULL)),
  CHECK (status <> 'InReview' OR assignee_id IS NOT NULL),
  -- Null unless it is closed.
  closed_at timestamptz
);
CREATE INDEX cases_by_end ON cases (closed_at);
CREATE INDEX cases_by_change ON cases (updated_at DESC, case_id DESC);
CREATE INDEX cases_by_status ON cases (status, updated_at DESC, case_id DESC);

-- The people of a case: accounts, or guests. For a guest, user_id is the purchase's id.
-- kind: central
CREATE TABLE case_people (
  case_id uuid NOT NULL REFERENCES cases,
  user_id uuid NOT NULL,
  PRIMARY KEY (case_id, user_id),
  -- Set if an operator opened a case about this person. Others are in it because of signals or a complaint.
  is_by_operator boolean NOT NULL DEFAULT false
);
CREATE INDEX case_people_by_person ON case_people (user_id);

-- The reasons why a case was opened or grew. subject identifies what was found, so that each finding is stored once;
-- for a dispute it is the dispute's id. Rows are never changed.
-- kind: central
CREATE TABLE case_signals (
  kind text NOT NULL CHECK (kind IN ('SharedAddress', 'ManyAccounts', 'FastShipping', 'Chargeback', 'Dispute',
    'SharedExclusion', 'Withdrawal', 'RisingSpend', 'NightPlay', 'RaiseAfterLoss', 'ReturnedTopUps', 'IdentityCheck',
    'SharedIdentity', 'OddPayout')),
  user_id uuid NOT NULL,
  subject text NOT NULL,
  case_id uuid NOT NULL REFERENCES cases,
  details jsonb NOT NULL,
  found_at timestamptz NOT NULL,
  PRIMARY KEY (kind, subject, user_id)
);
CREATE INDEX case_signals_by_case ON case_signals (case_id, found_at);
CREATE INDEX case_signals_by_time ON case_signals (found_at);
CREATE TRIGGER case_signals_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON case_signals
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Operators' notes on a case. Rows are never changed.
-- kind: central
CREATE TABLE case_notes (
  case_id uuid NOT NULL REFERENCES cases,
  note_id uuid NOT NULL,
  author_id uuid NOT NULL,
  text text NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (case_id, note_id)
);
CREATE TRIGGER case_notes_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON case_notes
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- People by postal address. mark is a hash of the address, so this table reveals no address.
-- kind: value mark
CREATE TABLE address_marks (
  mark bytea NOT NULL CHECK (octet_length(mark) = 32),
  user_id uuid NOT NULL,
  -- Set when the account was closed.
  forget_at timestamptz,
  PRIMARY KEY (mark, user_id),
  -- Set for a closed account that was locked when it was closed, or charged back later. Closing locks all.
  is_suspect boolean NOT NULL DEFAULT false
);
CREATE INDEX address_marks_by_person ON address_marks (user_id);
CREATE INDEX address_marks_to_forget ON address_marks (forget_at) WHERE forget_at IS NOT NULL;

-- Has the last case number. Examining the queue and opening a case lock this row, so that a person gets only one open
-- case.
-- kind: central
CREATE TABLE case_opening (
  is_single boolean PRIMARY KEY DEFAULT true CHECK (is_single),
  last_number integer NOT NULL DEFAULT 0
);
INSERT INTO case_opening DEFAULT VALUES;

-- Complaints, each with the case that looks into it. user_id is null if somebody wrote without an account. A case can't
-- be closed before its complaint is answered.
-- kind: central
CREATE TABLE complaints (
  complaint_id uuid PRIMARY KEY,
  case_id uuid NOT NULL UNIQUE REFERENCES cases,
  user_id uuid,
  name text NOT NULL,
  email text NOT NULL,
  language text NOT NULL,
  reference text NOT NULL,
  text text NOT NULL,
  received_at timestamptz NOT NULL,
  answer_by timestamptz NOT NULL,
  -- When the answer was mailed.
  answered_at timestamptz
);
CREATE INDEX complaints_by_person ON complaints (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX complaints_by_time ON complaints (received_at);
CREATE INDEX complaints_by_deadline ON complaints (answer_by);
