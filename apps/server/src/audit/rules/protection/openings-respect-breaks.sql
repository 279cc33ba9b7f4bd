-- No box is opened in a break or an exclusion of its person, nor by an offer that was made in one.
-- An offer of before may still be drawn, if a taken stop spares it. A break that was carried from a closed account
-- counts from then on; one that was lifted counts until then.
WITH periods AS (
  SELECT user_id, break_id, greatest(began_at, carried_at) AS began_at,
    coalesce(lifted_at, CASE kind WHEN 'Break' THEN until ELSE reopens_at END, 'infinity') AS ended_at
  FROM breaks
)
SELECT format('person %s, break %s', p.user_id, p.break_id) AS subject,
  CASE WHEN count(r.nonce) > 0 THEN format('opened boxes %s times in it, the first of nonce %s', count(r.nonce), min(r.nonce))
  END AS problem
FROM periods p
LEFT JOIN records r ON r.user_id = p.user_id AND r.reason IS NULL AND r.offered_at < p.ended_at AND (r.offered_at > p.began_at
  OR r.recorded_at > p.began_at AND r.recorded_at < p.ended_at AND NOT EXISTS (SELECT FROM stops s
    WHERE s.user_id = r.user_id AND s.is_taken AND split_part(s.text, E'\n', 6) = r.nonce::text
      AND split_part(s.text, E'\n', 8) <> ''))
GROUP BY p.user_id, p.break_id
