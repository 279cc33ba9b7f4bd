-- room: admin
-- What was typed to confirm a payout is no part of what is asked for, like the reason: the change waits once.
DROP INDEX approvals_wait_once;
UPDATE approvals SET status = 'Expired', decided_at = now()
WHERE approval_id IN (
  SELECT approval_id FROM (
    SELECT approval_id, row_number() OVER (
      PARTITION BY action, subject_id, request #- '{body,reason}' #- '{body,confirmedPayout}'
      ORDER BY requested_at, approval_id) AS place
    FROM approvals WHERE status = 'Waiting') AS waiting
  WHERE place > 1);
CREATE UNIQUE INDEX approvals_wait_once
  ON approvals (action, subject_id, md5((request #- '{body,reason}' #- '{body,confirmedPayout}')::text))
  WHERE status = 'Waiting';
-- How many an operator has asked for in the last hour.
CREATE INDEX approvals_by_asker ON approvals (requested_by, requested_at);
-- How many seats a person has.
CREATE INDEX presences_by_person ON presences (user_id, seen_at);
