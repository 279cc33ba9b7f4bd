-- Counts each box's openings up to $1. A job continues counting from there.
WITH counted AS (UPDATE lootbox_counting SET counted_until = $1::timestamptz)
INSERT INTO lootbox_counts (lootbox_id, opened_count)
SELECT lootbox_id, count(*) FROM openings GROUP BY lootbox_id
