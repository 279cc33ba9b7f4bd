-- A person's opening requests are numbered from 0 without a gap, and each has a receipt and boxes numbered from 0.
WITH requests AS (
  SELECT user_id, nonce, count(*) AS boxes, max(draw_index) + 1 AS places,
    count(DISTINCT (lootbox_id, table_version)) AS tables
  FROM openings GROUP BY user_id, nonce
), people AS (
  SELECT user_id, count(*) AS requests, max(nonce) + 1 AS places FROM receipts GROUP BY user_id)
SELECT 'opening ' || nonce || ' of person ' || user_id AS subject,
  CASE
    WHEN r.user_id IS NULL THEN 'has no receipt'
    WHEN q.user_id IS NULL THEN 'has a receipt and no boxes'
    WHEN boxes <> places OR tables <> 1 THEN 'has boxes missing, or of several kinds'
  END AS problem
FROM requests q FULL JOIN receipts r USING (user_id, nonce)
UNION ALL
SELECT 'person ' || user_id,
  CASE WHEN f.user_id IS NULL OR f.nonce <> coalesce(p.places, 0) OR f.nonce <> coalesce(p.requests, 0)
    THEN format('is at opening %s with %s receipts, the last of opening %s', f.nonce, coalesce(p.requests, 0), p.places - 1)
  END
FROM fairness_states f FULL JOIN people p USING (user_id)
