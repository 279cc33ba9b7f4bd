-- The chain has every audit entry within an hour, and a published head covers every link another day later.
-- about: everybody
WITH published AS (
  SELECT coalesce(max(l.sequence), 0) AS sequence
  FROM audit_links l JOIN terms_leaves t ON t.kind = 'audit' AND t.name = encode(l.hash, 'hex'))
SELECT 'entry ' || audit_id AS subject,
  CASE WHEN created_at < now() - interval '1 hour' THEN 'waits for the chain for more than an hour' END AS problem
FROM audit_queue JOIN audit_entries USING (audit_id)
UNION ALL
-- A head is published at the beginning of each day, and the publishing has two hours to succeed.
SELECT 'link ' || l.sequence,
  CASE WHEN l.sequence > p.sequence AND l.chained_at < now() - interval '26 hours'
    THEN 'is under no head that was published' END
FROM audit_links l CROSS JOIN published p
