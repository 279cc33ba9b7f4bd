-- The audit log of operators' actions: actor, action, subject, and the state before and after. Rows are never changed.
-- kind: central
CREATE TABLE audit_entries (
  audit_id uuid PRIMARY KEY,
  actor_id uuid NOT NULL,
  action text NOT NULL,
  subject_id uuid NOT NULL,
  before jsonb,
  after jsonb,
  created_at timestamptz NOT NULL,
  -- The reason for the action, the second person who approved it if one had to, and the entry that it reverts.
  reason text,
  approved_by uuid,
  reverts_id uuid,
  -- The entry that this one is a line of. If one act of an operator wrote many entries, each row of bulk work names the
  -- entry of the work's start. Lists show only that entry, with the number of its lines.
  part_of uuid
);
CREATE INDEX audit_entries_by_subject ON audit_entries (subject_id, created_at DESC);
-- Ensures that an entry is reverted only once.
CREATE UNIQUE INDEX audit_entries_by_reverted ON audit_entries (reverts_id);
CREATE INDEX audit_entries_by_actor ON audit_entries (actor_id, created_at DESC, audit_id DESC);
CREATE INDEX audit_entries_by_action ON audit_entries (action, created_at DESC, audit_id DESC);
CREATE INDEX audit_entries_by_part ON audit_entries (part_of, created_at DESC, audit_id DESC) WHERE part_of IS NOT NULL;
CREATE INDEX audit_entries_whole ON audit_entries (created_at DESC, audit_id DESC) WHERE part_of IS NULL;
CREATE TRIGGER audit_entries_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- The chain of the audit log. hash is the SHA-256 of a text that docs/audit.md describes: it contains the entry and the
-- previous hash. Changing an entry would require changing all later hashes.
-- kind: central
CREATE TABLE audit_links (
  sequence bigint PRIMARY KEY CHECK (sequence > 0),
  audit_id uuid NOT NULL UNIQUE,
  hash bytea NOT NULL CHECK (octet_length(hash) = 32),
  chained_at timestamptz NOT NULL
);
CREATE TRIGGER audit_links_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_links
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Entries that are not in the chain yet. They are chained after the transactions that write them have committed, so
-- that operators don't wait for each other.
-- kind: central
CREATE TABLE audit_queue (
  audit_id uuid PRIMARY KEY
);

-- Requests that a second person has to approve:
-- - request is the call in wire form, {params, body, revertsId}. When it is approved, the same call runs in the same
--   transaction.
-- - before and after are the values that the call's audit entry would have had at the time of the request.
-- - A request also ends when its author withdraws it or when it expires; decided_by is then null.
-- - decided_at is the time at which it ended.
-- kind: central
CREATE TABLE approvals (
  approval_id uuid PRIMARY KEY,
  action text NOT NULL,
  subject_id uuid NOT NULL,
  request jsonb NOT NULL,
  idempotency_key uuid,
  request_hash bytea NOT NULL,
  requested_by uuid NOT NULL,
  requested_at timestamptz NOT NULL,
  before jsonb,
  after jsonb,
  reason text,
  status text NOT NULL DEFAULT 'Waiting' CHECK (status IN ('Waiting', 'Approved', 'Rejected', 'Withdrawn', 'Expired')),
  decided_by uuid CHECK (decided_by <> requested_by),
  decided_at timestamptz,
  decision_reason text,
  -- The people whom the change concerns. None of them may decide it.
  people uuid[] NOT NULL DEFAULT '{}',
  CONSTRAINT approvals_are_decided_by_somebody CHECK ((status IN ('Approved', 'Rejected')) = (decided_by IS NOT NULL)),
  CONSTRAINT approvals_end_at_a_time CHECK ((status = 'Waiting') = (decided_at IS NULL))
);
CREATE UNIQUE INDEX approvals_by_key ON approvals (requested_by, idempotency_key);
CREATE INDEX approvals_by_time ON approvals (requested_at DESC, approval_id DESC);
CREATE INDEX approvals_waiting ON approvals (requested_at) WHERE status = 'Waiting';
CREATE UNIQUE INDEX approvals_wait_once
  ON approvals (action, subject_id, md5((request #- '{body,reason}' #- '{body,confirmedPayout}')::text))
  WHERE status = 'Waiting';
-- For counting the requests that an operator made in the last hour.
CREATE INDEX approvals_by_asker ON approvals (requested_by, requested_at);
CREATE TRIGGER approvals_are_kept BEFORE DELETE OR TRUNCATE ON approvals
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Amounts that operators gave to people in the last 24 hours without a second person. Only command.note_given writes
-- them; it deletes older rows.
-- kind: central
CREATE TABLE given_alone (
  given_id uuid NOT NULL,
  operator_id uuid NOT NULL,
  -- A person, a guest's purchase, or a capture whose payer is unknown.
  recipient_id uuid NOT NULL,
  -- One of the kinds in the setting FOUR_EYES.
  kind text NOT NULL,
  amount_cents bigint NOT NULL CHECK (amount_cents > 0),
  given_at timestamptz NOT NULL,
  PRIMARY KEY (operator_id, given_id)
);
CREATE INDEX given_alone_by_recipient ON given_alone (recipient_id, given_at);

-- Long work that operators start, such as an import of items or moves of shipments. A plan comes first: it states the
-- change of each row. The rows then run one by one in the background. Consequences of all rows together, such as new
-- odds, follow when the work ends.
-- kind: central
CREATE TABLE works (
  work_id uuid PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('ItemImport', 'ItemEdit', 'ItemRevert', 'ShipmentMove')),
  title text NOT NULL,
  actor_id uuid NOT NULL,
  -- Failed: an error occurred outside of the rows. The work can be started again and then continues.
  status text NOT NULL CHECK (status IN ('Planned', 'Running', 'Stopping', 'Done', 'Cancelled', 'Failed')),
  settings jsonb NOT NULL,
  reverts_id uuid REFERENCES works,
  created_at timestamptz NOT NULL,
  started_at timestamptz,
  ended_at timestamptz,
  version integer NOT NULL DEFAULT 1,
  -- The operator who started the work last, who may not be the planner. Null before the first start.
  started_by uuid,
  -- The audit entry of the last start. Null before the first start, and for work that an earlier release started.
  started_in uuid,
  -- The approved odds of each open box that contains items of the rows, by box id: {tableVersion, oddsHash}. Only these
  -- odds are published when the work ends. The hash is null for work that an earlier release started: its boxes keep
  -- their odds, because the approved ones are unknown.
  approved_odds jsonb NOT NULL DEFAULT '{}',
  -- Open boxes that kept their odds when the work ended, because the rows led to odds that were not approved.
  kept_boxes uuid[] NOT NULL DEFAULT '{}'
);
CREATE INDEX works_by_time ON works (created_at DESC, work_id DESC);
CREATE INDEX works_running ON works (created_at) WHERE status IN ('Running', 'Stopping');

-- The rows of works:
-- - input is the operator's input; changes are the row's changes, as [{field, before, after}]
-- - subject_version is the version on which the plan is based, null for a row that creates something
-- - made_version is the version that the row has created
-- - is_closed: the end of the work has already handled the consequences of this row
-- kind: central
CREATE TABLE work_rows (
  work_id uuid NOT NULL REFERENCES works,
  line integer NOT NULL,
  status text NOT NULL CHECK (status IN ('Invalid', 'Unchanged', 'Waiting', 'Done', 'Failed')),
  name text NOT NULL,
  subject_id uuid,
  subject_version integer,
  made_version integer,
  input jsonb NOT NULL,
  changes jsonb NOT NULL,
  problem text,
  ran_at timestamptz,
  is_closed boolean NOT NULL DEFAULT false,
  -- The reasons why the row can't run: [{code, params}]. Pages make sentences from them. Null for rows that were
  -- planned before codes existed; problem has the same reasons as an English text.
  problems jsonb,
  PRIMARY KEY (work_id, line)
);
CREATE INDEX work_rows_by_status ON work_rows (work_id, status, line);

-- Saved views of operators' lists: a name for filters, search, order and columns. A shared view belongs to all
-- operators, not only to the one who saved it.
-- kind: person
CREATE TABLE saved_views (
  user_id uuid NOT NULL,
  view_id uuid NOT NULL,
  list text NOT NULL,
  title text NOT NULL,
  query text NOT NULL,
  is_shared boolean NOT NULL,
  created_at timestamptz NOT NULL,
  version integer NOT NULL DEFAULT 1,
  PRIMARY KEY (user_id, view_id)
);
CREATE INDEX saved_views_by_id ON saved_views (view_id);
CREATE INDEX saved_views_shared ON saved_views (list) WHERE is_shared;

-- The records that operators have open in the dashboard right now. A row that is not renewed becomes invalid within a
-- minute.
-- kind: central
CREATE UNLOGGED TABLE presences (
  subject_id uuid NOT NULL,
  user_id uuid NOT NULL,
  is_editing boolean NOT NULL,
  seen_at timestamptz NOT NULL,
  -- Identifies the tab. An operator may have a record open in several tabs; closing one must not remove the others.
  seat_id uuid NOT NULL,
  -- The kind of record. It decides which permission is needed to see who has the record open.
  kind text NOT NULL,
  PRIMARY KEY (subject_id, kind, user_id, seat_id)
);
CREATE INDEX presences_by_age ON presences (seen_at);
-- For counting a person's seats.
CREATE INDEX presences_by_person ON presences (user_id, seen_at);
