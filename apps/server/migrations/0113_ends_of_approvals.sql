-- room: admin
-- A request also ends when whoever asked withdraws it, or when nobody has decided it in time; then nobody has decided.
-- decided_at is when it ended.
ALTER TABLE approvals DROP CONSTRAINT approvals_status_check, DROP CONSTRAINT approvals_check1;
ALTER TABLE approvals
  ADD CONSTRAINT approvals_status_check
    CHECK (status IN ('Waiting', 'Approved', 'Rejected', 'Withdrawn', 'Expired')),
  ADD CONSTRAINT approvals_are_decided_by_somebody
    CHECK ((status IN ('Approved', 'Rejected')) = (decided_by IS NOT NULL)),
  ADD CONSTRAINT approvals_end_at_a_time CHECK ((status = 'Waiting') = (decided_at IS NULL));
-- Of those that ask for the same, the first goes on waiting.
UPDATE approvals SET status = 'Expired', decided_at = now()
WHERE approval_id IN (
  SELECT approval_id FROM (
    SELECT approval_id, row_number() OVER (
      PARTITION BY action, subject_id, request #- '{body,reason}' ORDER BY requested_at, approval_id) AS place
    FROM approvals WHERE status = 'Waiting') AS waiting
  WHERE place > 1);
-- The same change of the same thing waits once, whatever its reason.
CREATE UNIQUE INDEX approvals_wait_once ON approvals (action, subject_id, md5((request #- '{body,reason}')::text))
  WHERE status = 'Waiting';
CREATE INDEX approvals_waiting ON approvals (requested_at) WHERE status = 'Waiting';
