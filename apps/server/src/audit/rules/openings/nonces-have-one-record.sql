-- A person's records and lost records have no gap from 0 on; a receipt has all its boxes, and a void has none.
WITH requests AS (
  SELECT user_id, nonce, count(*) AS boxes, max(draw_index) + 1 AS places,
    count(DISTINCT (lootbox_id, table_version)) AS tables, min(lootbox_id::text || ' ' || table_version) AS table_name
  FROM openings WHERE nonce IS NOT NULL GROUP BY user_id, nonce
), people AS (
  SELECT user_id, count(*) AS records, max(nonce) + 1 AS places
  FROM (SELECT user_id, nonce FROM records UNION ALL SELECT user_id, nonce FROM lost_records) ended GROUP BY user_id)
SELECT 'record ' || nonce || ' of person ' || user_id AS subject,
  CASE
    WHEN r.user_id IS NULL THEN 'is not there, but its boxes are'
    WHEN reason IS NOT NULL AND boxes IS NOT NULL THEN 'is a void and has boxes'
    WHEN reason IS NULL AND (boxes, places, tables, table_name) IS DISTINCT FROM
      (quantity::bigint, quantity, 1::bigint, lootbox_id::text || ' ' || table_version)
      THEN 'has boxes missing, or others than it names'
  END AS problem
FROM requests q FULL JOIN records r USING (user_id, nonce)
UNION ALL
SELECT 'person ' || user_id,
  CASE WHEN f.user_id IS NULL OR f.nonce <> coalesce(p.places, 0) OR f.nonce <> coalesce(p.records, 0)
    THEN format('is at nonce %s with %s records, the last of nonce %s', f.nonce, coalesce(p.records, 0), p.places - 1)
  END
FROM fairness_states f FULL JOIN people p USING (user_id)
