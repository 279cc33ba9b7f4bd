-- Every entry of the audit log is a link of its chain or waits for that, and every link has the hash of its entry.
-- about: everybody
WITH texts AS (
  SELECT l.sequence, l.hash, e.audit_id,
    lag(l.sequence, 1, 0::bigint) OVER chain AS sequence_before,
    concat_ws(E'\n', 'trove/audit/v1', l.sequence, encode(lag(l.hash, 1, sha256('')) OVER chain, 'hex'), e.audit_id,
      to_char(e.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), e.actor_id, e.action, e.subject_id,
      coalesce(e.approved_by::text, ''), coalesce(e.reverts_id::text, ''),
      coalesce(encode(sha256(convert_to(e.reason, 'UTF8')), 'hex'), ''),
      coalesce(encode(sha256(convert_to(e.before::text, 'UTF8')), 'hex'), ''),
      coalesce(encode(sha256(convert_to(e.after::text, 'UTF8')), 'hex'), ''), e.part_of) AS text
  FROM audit_links l LEFT JOIN audit_entries e USING (audit_id)
  WINDOW chain AS (ORDER BY l.sequence))
SELECT 'link ' || sequence AS subject,
  CASE
    WHEN audit_id IS NULL THEN 'has lost its entry'
    WHEN sequence <> sequence_before + 1 THEN 'does not follow the link before'
    WHEN hash <> sha256(convert_to(text, 'UTF8')) THEN 'is not the hash of its entry'
  END AS problem
FROM texts
UNION ALL
SELECT 'entry ' || audit_id,
  CASE
    WHEN e.audit_id IS NULL THEN 'waits for the chain, but is not there'
    WHEN l.audit_id IS NULL AND q.audit_id IS NULL THEN 'is neither in the chain nor waits for it'
    WHEN l.audit_id IS NOT NULL AND q.audit_id IS NOT NULL THEN 'is in the chain and waits for it'
  END
FROM audit_entries e LEFT JOIN audit_links l USING (audit_id) FULL JOIN audit_queue q USING (audit_id)
