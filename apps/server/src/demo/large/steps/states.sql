-- Writes each person's next nonce and last record. $1 and $2: the people, and their sealed secrets for later openings.
INSERT INTO fairness_states (user_id, root_encrypted, nonce, record_hash)
SELECT user_id, root, coalesce(nonce + 1, 0), coalesce(hash, sha256(''))
FROM unnest($1::uuid[], $2::bytea[]) AS secrets (user_id, root)
LEFT JOIN LATERAL (SELECT nonce, hash FROM records WHERE records.user_id = secrets.user_id ORDER BY nonce DESC LIMIT 1)
  AS last ON true
