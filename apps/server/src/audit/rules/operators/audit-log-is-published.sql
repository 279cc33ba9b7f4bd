-- Every hash of the audit log that the terms log published is still the hash of the same link of the chain.
-- about: everybody
WITH published AS (
  SELECT found[1]::bigint AS sequence, found[2] AS hash
  FROM log_tiles, regexp_matches(encode(bytes, 'escape'),
    '\{"kind":"odds","table":\{"boxId":"00000000-0000-0000-0000-000000000000",[^{]*'
    || '\{"itemId":"00000000-0000-0000-0000-000000000000","name":"audit log (\d{1,18}) ([0-9a-f]{64})"', 'g') AS found
  WHERE log = 'terms' AND level = -1)
SELECT 'link ' || sequence AS subject,
  CASE
    WHEN l.hash IS NULL THEN 'was published, but is not there'
    WHEN encode(l.hash, 'hex') <> p.hash THEN 'has another hash than the one that was published'
  END AS problem
FROM published p LEFT JOIN audit_links l USING (sequence)
