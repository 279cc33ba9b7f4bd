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
  -- How it counts for the item: as 1 to 5 stars, as 0 if it is void, and not at all while it was never decided. What
  -- is written anew counts as before until it is decided.
  counted_as integer CHECK (counted_as BETWEEN 0 AND 5),
  written_at timestamptz NOT NULL,
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
CREATE INDEX reviews_counted ON reviews (item_id, counted_as) WHERE counted_as IS NOT NULL;
CREATE INDEX reviews_shown ON reviews (item_id, decided_at) WHERE state IN ('Published', 'TextRefused');
