-- room: items
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
  version integer NOT NULL DEFAULT 1
);

-- room: items
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
  version integer NOT NULL DEFAULT 1
);
CREATE INDEX items_by_category ON items (category_id);

-- room: items
-- Pieces that can still be sold. An item without a row is unlimited.
CREATE TABLE item_stock (
  item_id uuid PRIMARY KEY REFERENCES items,
  available integer NOT NULL CHECK (available >= 0)
);
