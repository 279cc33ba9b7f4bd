-- room: lootboxes
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
  -- The version that is drawn from; null before the box was Active for the first time.
  table_version integer,
  published_at timestamptz,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  version integer NOT NULL DEFAULT 1,
  CHECK (status <> 'Active' OR table_version IS NOT NULL)
);

-- room: lootboxes
-- Versions are never edited. odds_table is the exact text whose hash enters every draw.
CREATE TABLE lootbox_versions (
  lootbox_id uuid NOT NULL REFERENCES lootboxes,
  table_version integer NOT NULL CHECK (table_version >= 1),
  price_cents bigint NOT NULL,
  odds_table text NOT NULL,
  odds_hash text NOT NULL,
  published_at timestamptz NOT NULL,
  PRIMARY KEY (lootbox_id, table_version)
);
ALTER TABLE lootboxes ADD FOREIGN KEY (lootbox_id, table_version) REFERENCES lootbox_versions;

-- room: lootboxes
CREATE TABLE lootbox_drops (
  lootbox_id uuid NOT NULL,
  table_version integer NOT NULL,
  position integer NOT NULL,
  drop_id uuid NOT NULL,
  item_id uuid NOT NULL REFERENCES items,
  tickets integer NOT NULL CHECK (tickets >= 1),
  ticket_from integer NOT NULL,
  PRIMARY KEY (lootbox_id, table_version, position),
  FOREIGN KEY (lootbox_id, table_version) REFERENCES lootbox_versions
);
CREATE INDEX lootbox_drops_by_item ON lootbox_drops (item_id);

-- room: lootboxes
CREATE TABLE openings (
  user_id uuid NOT NULL,
  transaction_id uuid NOT NULL,
  opening_id uuid NOT NULL,
  lootbox_id uuid NOT NULL,
  table_version integer NOT NULL,
  nonce integer NOT NULL,
  draw_index integer NOT NULL,
  ticket integer NOT NULL,
  item_id uuid NOT NULL,
  inventory_item_id uuid NOT NULL,
  price_cents bigint NOT NULL,
  market_price_cents bigint NOT NULL,
  opened_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, transaction_id),
  UNIQUE (user_id, nonce, draw_index)
);
-- An administrator looks an opening up without knowing whose it is.
CREATE INDEX openings_by_transaction ON openings (transaction_id);
CREATE INDEX openings_by_time ON openings USING brin (opened_at);
CREATE TRIGGER openings_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON openings
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- room: lootboxes
-- How often each box was opened, counted by a worker up to counted_until; the opening itself touches no shared row.
CREATE TABLE lootbox_counts (
  lootbox_id uuid PRIMARY KEY REFERENCES lootboxes,
  opened_count bigint NOT NULL DEFAULT 0
);
-- room: lootboxes
CREATE TABLE lootbox_counting (
  is_single boolean PRIMARY KEY DEFAULT true CHECK (is_single),
  counted_until timestamptz NOT NULL DEFAULT '-infinity'
);
INSERT INTO lootbox_counting DEFAULT VALUES;
