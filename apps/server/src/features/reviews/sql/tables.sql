-- Reviews of items by people who have received them, one of each item and person. The language of a review is the one
-- of the page on which it was written.
-- kind: person
CREATE TABLE reviews (
  user_id uuid NOT NULL,
  item_id uuid NOT NULL,
  -- Names the review for everybody, without its person.
  review_id uuid NOT NULL,
  rating integer NOT NULL CHECK (rating BETWEEN 1 AND 5),
  text text NOT NULL,
  language text NOT NULL,
  shows_name boolean NOT NULL,
  source text NOT NULL CHECK (source IN ('LootBox', 'Purchase')),
  received_month text NOT NULL CHECK (received_month ~ '^\d{4}-\d{2}$'),
  state text NOT NULL CHECK (state IN ('Pending', 'Published', 'TextRefused', 'Void')),
  reason text,
  -- How it counts for the item by its last decision: as 1 to 5 stars, as 0 if it is void; null if there was none. What
  -- is written anew counts as before. Without a decision, its stars count by themselves after some days, unless void.
  counted_as integer CHECK (counted_as BETWEEN 0 AND 5),
  written_at timestamptz NOT NULL,
  -- When it was decided first. Everybody sees reviews in this order, so a later decision moves none of them.
  decided_at timestamptz,
  version integer NOT NULL DEFAULT 1,
  PRIMARY KEY (user_id, item_id),
  CHECK (state <> 'Void' OR counted_as = 0),
  CHECK (state NOT IN ('Published', 'TextRefused') OR counted_as = rating)
);
CREATE INDEX reviews_by_id ON reviews (review_id);
CREATE INDEX reviews_by_time ON reviews (written_at, review_id);
CREATE INDEX reviews_to_read ON reviews (written_at, review_id) WHERE state = 'Pending';
-- The stars of an item are counted whenever they are read, so no sum can differ from its reviews.
CREATE INDEX reviews_by_item ON reviews (item_id);
CREATE INDEX reviews_shown ON reviews (item_id, decided_at) WHERE state IN ('Published', 'TextRefused');

-- Pictures of reviews. They are shown with a published text only, and are deleted with their review.
-- kind: person
CREATE TABLE review_pictures (
  user_id uuid NOT NULL,
  item_id uuid NOT NULL,
  place integer NOT NULL CHECK (place BETWEEN 1 AND 3),
  -- Names the picture for everybody, without its person. A picture that replaces another has its own.
  picture_id uuid NOT NULL,
  bytes bytea NOT NULL CHECK (octet_length(bytes) BETWEEN 1 AND 1048576),
  PRIMARY KEY (user_id, item_id, place)
);
ALTER TABLE review_pictures ALTER COLUMN bytes SET STORAGE EXTERNAL;
CREATE INDEX review_pictures_by_id ON review_pictures (picture_id);
