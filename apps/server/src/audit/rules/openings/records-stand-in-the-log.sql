-- Every record has one place in the records log or waits for one, and no two records have the same place.
-- about: everybody
-- in a cluster: copies
WITH taken AS (
  SELECT user_id, nonce, log_index FROM record_places
  UNION ALL SELECT user_id, nonce, log_index FROM lost_records)
SELECT 'record ' || nonce || ' of person ' || user_id AS subject,
  CASE
    WHEN r.user_id IS NULL THEN 'is not there, but is in the log or waits for it'
    WHEN p.user_id IS NULL AND q.user_id IS NULL THEN 'is neither in the log nor waits for it'
    WHEN p.user_id IS NOT NULL AND q.user_id IS NOT NULL THEN 'is in the log and waits for it'
  END AS problem
FROM records r FULL JOIN record_places p USING (user_id, nonce) FULL JOIN record_queue q USING (user_id, nonce)
UNION ALL
SELECT 'place ' || log_index,
  CASE WHEN count(*) > 1 THEN 'has several records'
    WHEN log_index >= (SELECT size FROM logs WHERE name = 'records') THEN 'is behind the end of the log' END
FROM taken GROUP BY log_index
