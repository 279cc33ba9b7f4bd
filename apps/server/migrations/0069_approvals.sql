-- room: admin
-- What a second person has to approve. request is the call as it was sent, {params, body, revertsId}; before and after are
-- what its audit entry would have said then. When it is approved, the same call runs in the same transaction.
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
  status text NOT NULL DEFAULT 'Waiting' CHECK (status IN ('Waiting', 'Approved', 'Rejected')),
  decided_by uuid CHECK (decided_by <> requested_by),
  decided_at timestamptz,
  decision_reason text,
  CHECK ((status = 'Waiting') = (decided_by IS NULL) AND (decided_by IS NULL) = (decided_at IS NULL))
);
CREATE UNIQUE INDEX approvals_by_key ON approvals (requested_by, idempotency_key);
CREATE INDEX approvals_by_time ON approvals (requested_at DESC, approval_id DESC);
CREATE FUNCTION refuse_second_decision() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.status <> 'Waiting' THEN
    RAISE EXCEPTION 'approval % is decided', OLD.approval_id;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER approvals_are_decided_once BEFORE UPDATE ON approvals
  FOR EACH ROW EXECUTE FUNCTION refuse_second_decision();
CREATE TRIGGER approvals_are_kept BEFORE DELETE OR TRUNCATE ON approvals
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
