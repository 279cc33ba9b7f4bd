-- approved_odds has, by the id of each open box that holds items of the rows when a work was started, the number and
-- the hash of the odds table that the box was to get: {tableVersion, oddsHash}. An open box gets no other table when
-- the work ends. The hash is null for work that an earlier release started: nobody knows what was approved, so its
-- boxes keep their odds.
ALTER TABLE works ADD COLUMN approved_odds jsonb NOT NULL DEFAULT '{}';
UPDATE works SET approved_odds = (
  SELECT jsonb_object_agg(box.key, jsonb_build_object('tableVersion', box.value, 'oddsHash', NULL))
  FROM jsonb_each(open_boxes) AS box)
WHERE open_boxes <> '{}';
ALTER TABLE works DROP COLUMN open_boxes;
-- The open boxes that kept their odds when the work ended, because other ones were approved than its rows led to.
ALTER TABLE works ADD COLUMN kept_boxes uuid[] NOT NULL DEFAULT '{}';
