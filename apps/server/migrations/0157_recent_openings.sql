-- room: lootboxes
-- The latest openings of each box, once their records are published in the records log: what anybody can read there, and
-- whose they are, which only their name tells and only if the person is among named_people. Times are cut to the minute.
CREATE TABLE recent_openings (
  log_index bigint NOT NULL,
  draw_index integer NOT NULL,
  lootbox_id uuid NOT NULL,
  item_id uuid NOT NULL,
  item_name text NOT NULL,
  market_price_cents bigint NOT NULL,
  ticket integer NOT NULL,
  opened_at timestamptz NOT NULL,
  user_id uuid NOT NULL,
  nonce integer NOT NULL,
  PRIMARY KEY (log_index, draw_index)
);
CREATE INDEX recent_openings_in_time ON recent_openings (opened_at, log_index, draw_index);
CREATE INDEX recent_openings_of_box ON recent_openings (lootbox_id, opened_at, log_index, draw_index);

-- room: lootboxes
-- Up to where the records log has been read for recent_openings.
CREATE TABLE recent_reading (
  is_single boolean PRIMARY KEY DEFAULT true CHECK (is_single),
  read_until bigint NOT NULL DEFAULT -1
);
INSERT INTO recent_reading DEFAULT VALUES;

-- room: lootboxes
-- People who chose to be named beside their openings. Taking a row away takes the name from all of them.
CREATE TABLE named_people (
  user_id uuid PRIMARY KEY,
  named_at timestamptz NOT NULL
);

-- room: public-log
-- The records log is read in its order too, from its end.
CREATE INDEX record_places_in_order ON record_places (log_index);
