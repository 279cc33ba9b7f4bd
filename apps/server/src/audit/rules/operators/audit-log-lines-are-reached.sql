-- Every line of an audit entry belongs to an entry by the same operator that lists show.
-- about: everybody
SELECT 'entry ' || e.audit_id AS subject,
  CASE
    WHEN e.part_of IS NULL THEN NULL
    WHEN whole.audit_id IS NULL THEN 'is part of an entry that is not there'
    WHEN whole.part_of IS NOT NULL THEN 'is part of a line'
    WHEN whole.actor_id <> e.actor_id THEN 'is part of what another operator did'
  END AS problem
FROM audit_entries e LEFT JOIN audit_entries whole ON whole.audit_id = e.part_of
