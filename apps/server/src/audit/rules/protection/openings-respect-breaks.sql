-- No box is opened by an offer that was made in a break or an exclusion of its person. An offer of before may still be
-- drawn, if a stop spares it. A break that was carried from a closed account counts from then on; one that was lifted
-- counts until then.
SELECT format('person %s, break %s', b.user_id, b.break_id) AS subject,
  CASE WHEN count(r.nonce) > 0 THEN format('opened boxes by %s offers of it, the first of nonce %s', count(r.nonce), min(r.nonce))
  END AS problem
FROM breaks b
LEFT JOIN records r ON r.user_id = b.user_id AND r.reason IS NULL
  AND r.offered_at > greatest(b.began_at, b.carried_at)
  AND r.offered_at < coalesce(b.lifted_at, CASE b.kind WHEN 'Break' THEN b.until ELSE coalesce(b.reopens_at, 'infinity') END)
GROUP BY b.user_id, b.break_id
