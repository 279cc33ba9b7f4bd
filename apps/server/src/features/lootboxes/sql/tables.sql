-- kind: catalogue
CREATE TABLE lootboxes (
  lootbox_id uuid PRIMARY KEY,
  name text NOT NULL,
  slug text NOT NULL UNIQUE,
  description text NOT NULL,
  image_url text NOT NULL,
  hue integer NOT NULL CHECK (hue BETWEEN 0 AND 359),
  price_cents bigint NOT NULL CHECK (price_cents BETWEEN 10 AND 5000000),
  status text NOT NULL CHECK (status IN ('Draft', 'Active', 'Paused', 'Archived')),
  tags text[] NOT NULL DEFAULT '{}',
  category_ids uuid[] NOT NULL DEFAULT '{}',
  -- The version whose odds are shown and drawn from. Null before the box was Active for the first time.
  table_version integer,
  published_at timestamptz,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  version integer NOT NULL DEFAULT 1,
  search_text text NOT NULL GENERATED ALWAYS AS (fold_text(name || ' ' || description)) STORED,
  -- The version that was published last, if it is not in force yet: new odds of an open box take effect after a notice.
  next_version integer,
  -- The version with which the box was last open, if it isn't open now. If an item's price changes, a paused box gets
  -- new odds at once. The terms at reopening are compared with this version.
  last_open_version integer,
  words tsvector NOT NULL GENERATED ALWAYS AS (text_words(fold_text(name || ' ' || description))) STORED,
  word_forms text[] NOT NULL GENERATED ALWAYS AS (forgiving_forms(fold_text(name))) STORED,
  -- Has the same form as in items.
  translations jsonb NOT NULL DEFAULT '{}' CHECK (jsonb_typeof(translations) = 'object'),
  CHECK (status <> 'Active' OR table_version IS NOT NULL)
);
CREATE INDEX lootboxes_by_search_text ON lootboxes USING gin (search_text gin_trgm_ops);
CREATE INDEX lootboxes_by_words ON lootboxes USING gin (words);
CREATE INDEX lootboxes_by_word_forms ON lootboxes USING gin (word_forms);

-- Versions are never edited. odds_table is the exact text whose hash enters every draw.
-- kind: catalogue
CREATE TABLE lootbox_versions (
  lootbox_id uuid NOT NULL REFERENCES lootboxes,
  table_version integer NOT NULL CHECK (table_version >= 1),
  -- Opening a box for zero would move no money, and a negative price would pay the buyer.
  price_cents bigint NOT NULL CONSTRAINT lootbox_versions_price CHECK (price_cents > 0),
  odds_table text NOT NULL,
  odds_hash text NOT NULL,
  published_at timestamptz NOT NULL,
  -- The share of market prices that selling back pays. A version that follows because an item has changed keeps it.
  sell_basis_points integer NOT NULL DEFAULT 9000,
  PRIMARY KEY (lootbox_id, table_version),
  CONSTRAINT lootbox_versions_sell_rate CHECK (sell_basis_points BETWEEN 1 AND 10000)
);
-- For offers, which name a version by the hash of its table.
CREATE UNIQUE INDEX lootbox_versions_by_hash ON lootbox_versions (lootbox_id, odds_hash);
ALTER TABLE lootboxes
  ADD FOREIGN KEY (lootbox_id, table_version) REFERENCES lootbox_versions,
  ADD FOREIGN KEY (lootbox_id, next_version) REFERENCES lootbox_versions;

-- kind: catalogue
CREATE TABLE lootbox_drops (
  lootbox_id uuid NOT NULL,
  table_version integer NOT NULL,
  position integer NOT NULL,
  drop_id uuid NOT NULL,
  item_id uuid NOT NULL REFERENCES items,
  tickets integer NOT NULL CHECK (tickets >= 1),
  ticket_from integer NOT NULL,
  -- A version also freezes the names and values of its drops.
  name text NOT NULL,
  market_price_cents bigint NOT NULL,
  sell_price_cents bigint NOT NULL,
  PRIMARY KEY (lootbox_id, table_version, position),
  FOREIGN KEY (lootbox_id, table_version) REFERENCES lootbox_versions
);
CREATE INDEX lootbox_drops_by_item ON lootbox_drops (item_id);

-- The planned price and contents of a box's next version. A plan may be incomplete. A box without a row plans to keep
-- the version that was published last.
-- kind: catalogue
CREATE TABLE lootbox_plans (
  lootbox_id uuid PRIMARY KEY REFERENCES lootboxes,
  price_cents bigint NOT NULL CHECK (price_cents BETWEEN 10 AND 5000000),
  item_ids uuid[] NOT NULL,
  tickets integer[] NOT NULL,
  CHECK (cardinality(item_ids) = cardinality(tickets))
);

-- Works like item_words. A search finds a box also by its translated description, as it does in English.
-- kind: catalogue
CREATE TABLE lootbox_words (
  lootbox_id uuid NOT NULL REFERENCES lootboxes,
  language text NOT NULL,
  folded_name text COLLATE "C" NOT NULL,
  search_text text NOT NULL,
  words tsvector NOT NULL GENERATED ALWAYS AS (text_words_in(language, search_text)) STORED,
  word_forms text[] NOT NULL GENERATED ALWAYS AS (forgiving_forms(folded_name)) STORED,
  PRIMARY KEY (lootbox_id, language)
);
CREATE INDEX lootbox_words_by_words ON lootbox_words USING gin (words);
CREATE INDEX lootbox_words_by_word_forms ON lootbox_words USING gin (word_forms);
CREATE INDEX lootbox_words_by_search_text ON lootbox_words USING gin (search_text gin_trgm_ops);

-- The number of openings of each box. A background job counts them, so that an opening updates no shared row.
-- kind: central
CREATE TABLE lootbox_counts (
  lootbox_id uuid PRIMARY KEY REFERENCES lootboxes,
  opened_count bigint NOT NULL DEFAULT 0
);

-- Openings of each box by day, counted together with lootbox_counts. A day is stored as the midnight (UTC) with which
-- it begins.
-- kind: central
CREATE TABLE lootbox_days (
  lootbox_id uuid NOT NULL REFERENCES lootboxes,
  day timestamptz NOT NULL,
  opened_count bigint NOT NULL,
  PRIMARY KEY (lootbox_id, day)
);

-- The time up to which openings have been counted.
-- kind: central
CREATE TABLE lootbox_counting (
  is_single boolean PRIMARY KEY DEFAULT true CHECK (is_single),
  counted_until timestamptz NOT NULL DEFAULT '-infinity'
);
INSERT INTO lootbox_counting DEFAULT VALUES;

-- By item, how many won pieces people may still request to be sent. A job counts them again every few minutes.
-- kind: central
CREATE TABLE owed_items (
  item_id uuid PRIMARY KEY,
  pieces bigint NOT NULL CHECK (pieces > 0)
);

-- kind: central
CREATE TABLE owed_counting (
  is_single boolean PRIMARY KEY DEFAULT true CHECK (is_single),
  -- Null before the first count.
  counted_at timestamptz
);
INSERT INTO owed_counting DEFAULT VALUES;

-- The published tree of the terms log, which offers name. All processes read it in the statement that reads the offer's
-- time, so they agree on it. begun_at is the start of the terms by which boxes have got their odds last: no offer is
-- dated before it.
-- kind: central
CREATE TABLE terms_head (
  is_single boolean PRIMARY KEY DEFAULT true CHECK (is_single),
  size bigint NOT NULL,
  root bytea NOT NULL CHECK (octet_length(root) = 32),
  begun_at timestamptz NOT NULL DEFAULT '-infinity'
);
INSERT INTO terms_head (size, root)
VALUES (0, '\xe3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
