-- room: lootboxes
-- Openings of each box by day, counted together with lootbox_counts. A day is named by the midnight (UTC) it begins with.
CREATE TABLE lootbox_days (
  lootbox_id uuid NOT NULL REFERENCES lootboxes,
  day timestamptz NOT NULL,
  opened_count bigint NOT NULL,
  PRIMARY KEY (lootbox_id, day)
);
INSERT INTO lootbox_days (lootbox_id, day, opened_count)
SELECT lootbox_id, date_trunc('day', opened_at, 'UTC'), count(*) FROM openings, lootbox_counting
WHERE opened_at <= counted_until GROUP BY 1, 2;

-- room: admin
-- Won pieces that people may still have sent to them, by item. A job counts them anew from time to time.
CREATE TABLE owed_items (
  item_id uuid PRIMARY KEY,
  pieces bigint NOT NULL CHECK (pieces > 0)
);
-- room: admin
CREATE TABLE owed_counting (
  is_single boolean PRIMARY KEY DEFAULT true CHECK (is_single),
  -- Null before the first count.
  counted_at timestamptz
);
INSERT INTO owed_counting DEFAULT VALUES;
