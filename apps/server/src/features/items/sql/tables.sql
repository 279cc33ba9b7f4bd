-- kind: catalogue
CREATE TABLE categories (
  category_id uuid PRIMARY KEY,
  name text NOT NULL,
  slug text NOT NULL UNIQUE,
  description text NOT NULL,
  image_url text NOT NULL,
  sort_order integer NOT NULL,
  is_active boolean NOT NULL DEFAULT true,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  version integer NOT NULL DEFAULT 1,
  search_text text NOT NULL GENERATED ALWAYS AS (fold_text(name)) STORED,
  words tsvector NOT NULL GENERATED ALWAYS AS (text_words(fold_text(name))) STORED,
  word_forms text[] NOT NULL GENERATED ALWAYS AS (forgiving_forms(fold_text(name))) STORED,
  -- Like items.translations.
  translations jsonb NOT NULL DEFAULT '{}' CHECK (jsonb_typeof(translations) = 'object')
);

-- Like item_words, for categories.
-- kind: catalogue
CREATE TABLE category_words (
  category_id uuid NOT NULL REFERENCES categories,
  language text NOT NULL,
  folded_name text COLLATE "C" NOT NULL,
  search_text text NOT NULL,
  words tsvector NOT NULL GENERATED ALWAYS AS (text_words_in(language, search_text)) STORED,
  word_forms text[] NOT NULL GENERATED ALWAYS AS (forgiving_forms(folded_name)) STORED,
  PRIMARY KEY (category_id, language)
);

-- kind: catalogue
CREATE TABLE items (
  item_id uuid PRIMARY KEY,
  name text NOT NULL,
  slug text NOT NULL UNIQUE,
  description text NOT NULL,
  image_url text NOT NULL,
  gallery_urls text[] NOT NULL DEFAULT '{}',
  category_id uuid NOT NULL REFERENCES categories,
  brand text NOT NULL,
  market_price_cents bigint NOT NULL CHECK (market_price_cents BETWEEN 10 AND 5000000),
  is_sellable boolean NOT NULL DEFAULT true,
  is_active boolean NOT NULL DEFAULT true,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  version integer NOT NULL DEFAULT 1,
  -- Folded texts for searching and sorting. They are folded once, when the row is written, instead of in every query.
  folded_name text COLLATE "C" NOT NULL GENERATED ALWAYS AS (fold_text(name)) STORED,
  search_text text NOT NULL GENERATED ALWAYS AS (fold_text(name || ' ' || brand)) STORED,
  -- Alt texts of the pictures, in the order of image_url and gallery_urls. An empty one means that the item's name is
  -- used.
  alt_texts text[] NOT NULL DEFAULT '{}',
  words tsvector NOT NULL GENERATED ALWAYS AS (text_words(fold_text(name || ' ' || brand))) STORED,
  word_forms text[] NOT NULL GENERATED ALWAYS AS (forgiving_forms(fold_text(name || ' ' || brand))) STORED,
  -- Names and descriptions in languages other than English, by the language's value in the contract: {"fr": {"name":
  -- "…", "description": "…"}}. If a text is missing or empty, the English one is shown.
  translations jsonb NOT NULL DEFAULT '{}' CHECK (jsonb_typeof(translations) = 'object'),
  -- The weight of a piece with its packaging, in grams; null if it is not known.
  weight_grams integer CONSTRAINT items_weight_bounds CHECK (weight_grams BETWEEN 1 AND 1000000),
  -- The facts about the item's safety, as in the contract, and those that are missing, written together with them.
  safety jsonb NOT NULL DEFAULT '{}' CHECK (jsonb_typeof(safety) = 'object'),
  safety_gaps text[] NOT NULL
    DEFAULT '{manufacturerName,manufacturerAddress,manufacturerContact,manufacturerCountry,identifier}',
  -- The price of the reduction that runs, the lowest price of the 30 days before it, and its end. All null without one,
  -- and from the moment at which the market price is no higher: a later rise is no reduction.
  reduced_cents bigint,
  lowest_cents bigint,
  reduced_until timestamptz,
  -- The price that the shop asks now. Boxes, odds and sell prices go by the market price.
  price_cents bigint NOT NULL GENERATED ALWAYS AS (least(market_price_cents, reduced_cents)) STORED,
  CONSTRAINT items_reduction CHECK (num_nulls(reduced_cents, lowest_cents, reduced_until) IN (0, 3)
    AND reduced_cents > 0 AND reduced_cents < least(lowest_cents, market_price_cents))
);
CREATE INDEX items_by_category ON items (category_id);
CREATE INDEX items_by_search_text ON items USING gin (search_text gin_trgm_ops);
CREATE INDEX items_by_words ON items USING gin (words);
CREATE INDEX items_by_word_forms ON items USING gin (word_forms);
-- In this index, the items of a category with the closest prices are next to each other.
CREATE INDEX items_by_category_and_price ON items (category_id, market_price_cents, item_id)
  WHERE is_active AND is_sellable;
CREATE INDEX items_with_safety_gaps ON items (item_id) WHERE is_active AND safety_gaps <> '{}';

-- The prices that an item was offered at, each from a moment until that of the next row; null while it was not for
-- sale. Triggers write them: the first with the item, and one whenever its price_cents changes or it goes on or off
-- sale. Rows are never changed.
-- kind: central
CREATE TABLE item_prices (
  item_id uuid NOT NULL,
  sequence bigint GENERATED ALWAYS AS IDENTITY,
  price_cents bigint,
  from_at timestamptz NOT NULL,
  PRIMARY KEY (item_id, sequence)
);
CREATE TRIGGER item_prices_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON item_prices
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Public reductions of prices: of items that were chosen one by one, or of those that a category held when it was made.
-- A reduction begins at starts_at and ends at until_at or earlier; jobs note when it did. One that was taken back
-- before it began has an end only.
-- kind: central
CREATE TABLE reductions (
  reduction_id uuid PRIMARY KEY,
  category_id uuid,
  percent integer CHECK (percent BETWEEN 1 AND 90),
  price_cents bigint CHECK (price_cents > 0),
  starts_at timestamptz NOT NULL,
  until_at timestamptz NOT NULL,
  begun_at timestamptz,
  ended_at timestamptz,
  created_at timestamptz NOT NULL,
  CHECK (num_nulls(percent, price_cents) = 1),
  CHECK (starts_at < until_at)
);
CREATE INDEX reductions_by_time ON reductions (starts_at, reduction_id);
CREATE INDEX reductions_not_ended ON reductions (starts_at) WHERE ended_at IS NULL;

-- The items of a reduction. Their lowest price of the last 30 days for sale is fixed when it begins, from the rows of
-- item_prices up to last_sequence, and with it their reduced price. That is null if it would not be lower, or if they
-- were for sale for less than 30 of 90 days.
-- kind: central
CREATE TABLE reduction_items (
  reduction_id uuid NOT NULL REFERENCES reductions,
  item_id uuid NOT NULL,
  lowest_cents bigint CHECK (lowest_cents > 0),
  reduced_cents bigint CHECK (reduced_cents > 0 AND reduced_cents < lowest_cents),
  last_sequence bigint,
  PRIMARY KEY (reduction_id, item_id)
);
CREATE INDEX reduction_items_by_item ON reduction_items (item_id);

-- Folded texts for searching and sorting by translated names. They are written together with the translations.
-- kind: catalogue
CREATE TABLE item_words (
  item_id uuid NOT NULL REFERENCES items,
  language text NOT NULL,
  folded_name text COLLATE "C" NOT NULL,
  search_text text NOT NULL,
  words tsvector NOT NULL GENERATED ALWAYS AS (text_words_in(language, search_text)) STORED,
  word_forms text[] NOT NULL GENERATED ALWAYS AS (forgiving_forms(folded_name)) STORED,
  PRIMARY KEY (item_id, language)
);
CREATE INDEX item_words_by_words ON item_words USING gin (words);
CREATE INDEX item_words_by_word_forms ON item_words USING gin (word_forms);
CREATE INDEX item_words_by_search_text ON item_words USING gin (search_text gin_trgm_ops);

-- Pieces that can still be sold. An item without a row is unlimited.
-- kind: central
CREATE TABLE item_stock (
  item_id uuid PRIMARY KEY REFERENCES items,
  available integer NOT NULL CHECK (available >= 0),
  -- The highest stock that counts as low.
  low_stock integer NOT NULL DEFAULT 5 CONSTRAINT item_stock_low_bounds CHECK (low_stock BETWEEN 0 AND 1000000)
);
CREATE INDEX item_stock_low ON item_stock (item_id) WHERE available <= low_stock;

-- Changes of each item's stock, in the order of their sequence. Rows are never changed.
-- - Opening: the stock when this table was introduced or the demo shop was loaded.
-- - Operator: pieces that an operator counted or received.
-- - Order: pieces that an order takes. Return: pieces of an order that come back.
-- - difference is null if the stock became limited or unlimited.
-- - available is the stock after the change, null if it is unlimited.
-- kind: central
CREATE TABLE stock_entries (
  item_id uuid NOT NULL,
  sequence bigint GENERATED ALWAYS AS IDENTITY,
  kind text NOT NULL CHECK (kind IN ('Opening', 'Operator', 'Order', 'Return')),
  difference integer,
  available integer CHECK (available >= 0),
  reason text,
  actor_id uuid,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (item_id, sequence)
);
CREATE TRIGGER stock_entries_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON stock_entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- The demand for an item. Each piece sold adds 2 to the power of the number of fortnights from 2026 until its sale. So
-- a sale two weeks ago counts half as much as one today, and no row must be rewritten as time passes.
-- kind: central
CREATE TABLE item_demand (
  item_id uuid PRIMARY KEY REFERENCES items,
  demand double precision NOT NULL CHECK (demand > 0)
);

-- Wishes, with what the person knows of the item: its price when they wished for it or were last notified, and whether
-- it could be bought. When the item is back in stock or costs less, they are notified and the row is updated. If it
-- sells out, only the row is updated.
-- kind: person
CREATE TABLE wishes (
  user_id uuid NOT NULL,
  item_id uuid NOT NULL,
  known_price_cents bigint NOT NULL,
  known_in_stock boolean NOT NULL,
  wished_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, item_id)
);
CREATE INDEX wishes_of_item ON wishes (item_id, user_id);

-- Wishlists that their owners share by a link. Deleting a row makes the link invalid.
-- kind: person
CREATE TABLE shared_wishlists (
  user_id uuid PRIMARY KEY,
  token text NOT NULL,
  shows_name boolean NOT NULL,
  shared_at timestamptz NOT NULL
);
-- For readers of the link. Tokens are random and long, so no two are equal.
CREATE INDEX shared_wishlists_by_token ON shared_wishlists (token);

-- Items on wishlists that have changed, in the order in which people are notified. told_until is the last person
-- notified. A change of an item only adds a row here, so it never waits for notifications.
-- kind: central
CREATE TABLE wish_changes (
  place bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  item_id uuid NOT NULL,
  told_until uuid
);
