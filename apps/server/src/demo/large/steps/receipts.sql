-- A receipt for each opening, which ends with the hash of the previous receipt. Signatures and seeds are placeholders,
-- so these openings can't be verified. $1 and $2: the people, and their sealed secrets for later openings.
WITH RECURSIVE chain AS (
  SELECT user_id, nonce, at, text, encode(sha256(convert_to(text, 'UTF8')), 'hex') AS hash
  FROM draws, LATERAL (SELECT pg_temp.receipt_text(draws, encode(sha256(''), 'hex')) AS text) AS receipt
  WHERE nonce = 0
  UNION ALL
  SELECT d.user_id, d.nonce, d.at, receipt.text, encode(sha256(convert_to(receipt.text, 'UTF8')), 'hex')
  FROM chain JOIN draws d ON d.user_id = chain.user_id AND d.nonce = chain.nonce + 1,
  LATERAL (SELECT pg_temp.receipt_text(d, chain.hash) AS text) AS receipt
), written AS (
  INSERT INTO receipts (user_id, nonce, receipt_text, key_id, signature, client_seed, client_entropy)
  SELECT user_id, nonce, text, left(hash, 16), hash || encode(sha256(convert_to(hash, 'UTF8')), 'hex'), '', left(hash, 32)
  FROM chain ORDER BY at
), last AS (
  SELECT DISTINCT ON (user_id) user_id, nonce, hash FROM chain ORDER BY user_id, nonce DESC)
INSERT INTO fairness_states (user_id, root_encrypted, nonce, receipt_hash)
SELECT user_id, root, coalesce(nonce + 1, 0), coalesce(hash, encode(sha256(''), 'hex'))
FROM unnest($1::uuid[], $2::bytea[]) AS secrets (user_id, root) LEFT JOIN last USING (user_id)
