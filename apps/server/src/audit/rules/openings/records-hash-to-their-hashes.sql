-- Every record's text has the stored hash, and each person's state has the hash of the person's last record.
-- in a cluster: copies
SELECT 'record ' || r.nonce || ' of person ' || r.user_id AS subject,
  CASE WHEN sha256(convert_to(command.record_text(r::records, sha256(convert_to(command.offer_text(r::records), 'UTF8'))), 'UTF8')) <> r.hash
    THEN 'has another text than when it was made' END AS problem
FROM records r
UNION ALL
SELECT 'person ' || f.user_id,
  CASE WHEN f.record_hash <> coalesce(r.hash, l.hash, sha256('')) THEN 'stands behind another record than the last' END
FROM fairness_states f LEFT JOIN records r ON r.user_id = f.user_id AND r.nonce = f.nonce - 1
LEFT JOIN lost_records l ON l.user_id = f.user_id AND l.nonce = f.nonce - 1
