-- The people of a batch, with the number of boxes that each opens. They joined within the past year. $1 and $2: the
-- batch's first and last person; $3: the number of all people; $4: of all openings; $5: the current time.
CREATE TEMP TABLE people ON COMMIT DROP AS
SELECT pg_temp.id_at(joined_at) AS user_id, ordinal, joined_at, $5::timestamptz AS until,
  ($4::bigint / $3::bigint + CASE WHEN ordinal <= $4::bigint % $3::bigint THEN 1 ELSE 0 END)::integer AS openings
FROM generate_series($1::bigint, $2::bigint) AS ordinal, LATERAL (
  SELECT date_trunc('milliseconds', $5::timestamptz - interval '360 days' + ordinal * (interval '300 days' / $3::bigint)) AS joined_at) AS past
