-- Every receipt ends with the hash of the person's previous receipt, and the person's state holds the hash of the last.
WITH hashes AS (
  SELECT user_id, nonce, encode(sha256(convert_to(receipt_text, 'UTF8')), 'hex') AS hash,
    substring(receipt_text FROM '[^\n]*$') AS before
  FROM receipts
), links AS (
  SELECT user_id, nonce, before, lag(hash, 1, encode(sha256(''), 'hex')) OVER person AS expected FROM hashes
  WINDOW person AS (PARTITION BY user_id ORDER BY nonce))
SELECT 'receipt ' || nonce || ' of person ' || user_id AS subject,
  CASE WHEN before <> expected THEN 'does not follow the one before it' END AS problem
FROM links
UNION ALL
SELECT 'person ' || f.user_id,
  CASE WHEN f.receipt_hash <> coalesce(h.hash, encode(sha256(''), 'hex')) THEN 'stands behind another receipt than the last' END
FROM fairness_states f LEFT JOIN hashes h ON h.user_id = f.user_id AND h.nonce = f.nonce - 1
