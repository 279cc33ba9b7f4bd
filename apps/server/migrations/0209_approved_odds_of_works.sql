-- For each open box that a work's rows concerned at its start, by id, the table that was approved: {tableVersion,
-- oddsHash}. The box gets no other table when the work ends. Work that an earlier release started has no hash, because
-- the approved odds are unknown; its boxes keep their odds.
ALTER TABLE works ADD COLUMN approved_odds jsonb NOT NULL DEFAULT '{}';
UPDATE works SET approved_odds = (
  SELECT jsonb_object_agg(box.key, jsonb_build_object('tableVersion', box.value, 'oddsHash', NULL))
  FROM jsonb_each(open_boxes) AS box)
WHERE open_boxes <> '{}';
ALTER TABLE works DROP COLUMN open_boxes;
-- The open boxes that kept their odds when the work ended, because its rows led to other odds than the approved ones.
ALTER TABLE works ADD COLUMN kept_boxes uuid[] NOT NULL DEFAULT '{}';
