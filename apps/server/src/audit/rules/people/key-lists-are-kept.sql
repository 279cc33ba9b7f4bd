-- The list of each person's present browser keys is kept, because offers contain its hash.
SELECT 'person ' || user_id AS subject,
  CASE WHEN l.user_id IS NULL THEN 'has browser keys whose list is not kept' END AS problem
FROM (
  SELECT user_id, sha256(convert_to(string_agg(encode(public_key, 'hex'), E'\n' ORDER BY public_key), 'UTF8')) AS keys_hash
  FROM browser_keys WHERE removed_at IS NULL GROUP BY user_id) present
LEFT JOIN browser_key_lists l USING (user_id, keys_hash)
