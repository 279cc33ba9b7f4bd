-- room: admin
-- An inquiry of operators: what was found about which people, who looks at it, and how it ended.
CREATE TABLE cases (
  case_id uuid PRIMARY KEY,
  number integer NOT NULL UNIQUE,
  status text NOT NULL CHECK (status IN ('Open', 'InReview', 'Closed')),
  assignee_id uuid,
  outcome text CHECK (outcome IN ('Fraud', 'NoFraud', 'Unclear')),
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  version integer NOT NULL DEFAULT 1,
  CHECK ((status = 'Closed') = (outcome IS NOT NULL)),
  CHECK (status <> 'InReview' OR assignee_id IS NOT NULL)
);
CREATE INDEX cases_by_change ON cases (updated_at DESC, case_id DESC);
CREATE INDEX cases_by_status ON cases (status, updated_at DESC, case_id DESC);

-- room: admin
-- Whom a case is about: accounts, or guests, for whom the purchase's id stands in the place of the user's.
CREATE TABLE case_people (
  case_id uuid NOT NULL REFERENCES cases,
  user_id uuid NOT NULL,
  PRIMARY KEY (case_id, user_id)
);
CREATE INDEX case_people_by_person ON case_people (user_id);

-- room: admin
-- Why a case was opened or grew. subject says what was found, so that each thing is found once. Rows are never changed.
CREATE TABLE case_signals (
  kind text NOT NULL CHECK (kind IN ('SharedAddress', 'ManyAccounts', 'FastShipping', 'Chargeback')),
  user_id uuid NOT NULL,
  subject text NOT NULL,
  case_id uuid NOT NULL REFERENCES cases,
  details jsonb NOT NULL,
  found_at timestamptz NOT NULL,
  PRIMARY KEY (kind, subject, user_id)
);
CREATE INDEX case_signals_by_case ON case_signals (case_id, found_at);
CREATE TRIGGER case_signals_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON case_signals
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- room: admin
-- What operators note about a case. Rows are never changed.
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

-- room: admin
-- Who uses the same postal address. mark is a hash of the address, so that this table tells nobody's.
CREATE TABLE address_marks (
  mark bytea NOT NULL CHECK (octet_length(mark) = 32),
  user_id uuid NOT NULL,
  PRIMARY KEY (mark, user_id)
);
CREATE INDEX address_marks_by_person ON address_marks (user_id);

-- room: admin
-- What has happened and was not examined for signals of fraud yet. Written in the transaction in which it happens, so
-- that nothing is missed and no table is searched for it.
CREATE TABLE signal_queue (
  place bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  kind text NOT NULL CHECK (kind IN ('Address', 'Shipment', 'Chargeback', 'Lock')),
  user_id uuid NOT NULL,
  subject_id uuid NOT NULL
);

-- room: admin
-- Its row is locked by whoever examines the queue or opens a case, so that people get one open case. It numbers the
-- cases.
CREATE TABLE case_opening (
  is_single boolean PRIMARY KEY DEFAULT true CHECK (is_single),
  last_number integer NOT NULL DEFAULT 0
);
INSERT INTO case_opening DEFAULT VALUES;

-- The kind is the first argument of the trigger, the name of the subject's column the second.
CREATE FUNCTION queue_signal() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO signal_queue (kind, user_id, subject_id)
  VALUES (TG_ARGV[0], NEW.user_id, (to_jsonb(NEW) ->> TG_ARGV[1])::uuid);
  RETURN NULL;
END $$;
CREATE TRIGGER addresses_are_examined AFTER INSERT OR UPDATE OF street, house_number, postal_code, country_code
  ON addresses FOR EACH ROW EXECUTE FUNCTION queue_signal('Address', 'address_id');
CREATE TRIGGER shipments_are_examined AFTER INSERT ON shipments FOR EACH ROW
  WHEN (NEW.status = 'Ordered' AND NEW.user_id IS DISTINCT FROM NEW.purchase_id)
  EXECUTE FUNCTION queue_signal('Shipment', 'shipment_id');
CREATE TRIGGER chargebacks_are_examined AFTER UPDATE OF charged_back_cents ON payments FOR EACH ROW
  WHEN (NEW.charged_back_cents > OLD.charged_back_cents)
  EXECUTE FUNCTION queue_signal('Chargeback', 'payment_id');
CREATE TRIGGER locks_are_examined AFTER UPDATE OF is_locked ON users FOR EACH ROW
  WHEN (NEW.is_locked AND NOT OLD.is_locked)
  EXECUTE FUNCTION queue_signal('Lock', 'user_id');
INSERT INTO signal_queue (kind, user_id, subject_id) SELECT 'Address', user_id, address_id FROM addresses;
INSERT INTO signal_queue (kind, user_id, subject_id)
SELECT 'Chargeback', user_id, payment_id FROM payments WHERE charged_back_cents > 0;
