-- room: admin
-- Long work that operators start, such as an import of items. It is planned first: each of its rows says what it would
-- change. The rows run one by one in the background; what follows from all of them together is done when it ends.
CREATE TABLE works (
  work_id uuid PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('ItemImport', 'ItemEdit', 'ItemRevert')),
  title text NOT NULL,
  actor_id uuid NOT NULL,
  status text NOT NULL CHECK (status IN ('Planned', 'Running', 'Stopping', 'Done', 'Cancelled')),
  settings jsonb NOT NULL,
  reverts_id uuid REFERENCES works,
  created_at timestamptz NOT NULL,
  started_at timestamptz,
  ended_at timestamptz,
  version integer NOT NULL DEFAULT 1
);
CREATE INDEX works_by_time ON works (created_at DESC, work_id DESC);
CREATE INDEX works_running ON works (created_at) WHERE status IN ('Running', 'Stopping');

-- room: admin
-- The rows of works. input is what the operator gave; changes is what the row changes, as [{field, before, after}].
-- subject_version is the version that was planned on, null for a row that creates something; made_version is the one
-- that the row has made. is_closed marks rows for which the end of the work has done what follows from them.
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
  PRIMARY KEY (work_id, line)
);
CREATE INDEX work_rows_by_status ON work_rows (work_id, status, line);
