-- Counts each box's openings until the time $1. A job counts later ones.
WITH counted AS (UPDATE lootbox_counting SET counted_until = $1::timestamptz),
days AS (
  INSERT INTO lootbox_days (lootbox_id, day, opened_count)
  SELECT lootbox_id, date_trunc('day', opened_at, 'UTC'), count(*) FROM openings GROUP BY 1, 2)
INSERT INTO lootbox_counts (lootbox_id, opened_count)
SELECT lootbox_id, count(*) FROM openings GROUP BY lootbox_id
