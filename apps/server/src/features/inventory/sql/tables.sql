-- kind: person
CREATE TABLE inventory_items (
  user_id uuid NOT NULL,
  inventory_item_id uuid NOT NULL,
  item_id uuid NOT NULL,
  status text NOT NULL DEFAULT 'InInventory' CHECK (status IN ('InInventory', 'Shipping', 'Delivered', 'Sold', 'Returned')),
  source text NOT NULL CHECK (source IN ('LootBox', 'Purchase')),
  transaction_id uuid,
  purchase_id uuid,
  shipment_id uuid,
  acquired_price_cents bigint NOT NULL CHECK (acquired_price_cents >= 0),
  market_price_cents bigint NOT NULL CHECK (market_price_cents > 0),
  sell_price_cents bigint NOT NULL CHECK (sell_price_cents >= 0),
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  sold_at timestamptz,
  delivered_at timestamptz,
  version integer NOT NULL DEFAULT 1,
  PRIMARY KEY (user_id, inventory_item_id),
  CHECK ((status = 'Sold') = (sold_at IS NOT NULL)),
  -- The shop never pays more for an item than its market price.
  CONSTRAINT inventory_items_sold_below CHECK (sell_price_cents <= market_price_cents)
);
CREATE INDEX inventory_items_by_time ON inventory_items (user_id, created_at DESC, inventory_item_id DESC);
CREATE INDEX inventory_items_by_shipment ON inventory_items (user_id, shipment_id) WHERE shipment_id IS NOT NULL;
-- For the list by market price. Without this index, PostgreSQL would sort all items that the person ever had. An
-- inventory item's price never changes.
CREATE INDEX inventory_items_by_price ON inventory_items (user_id, market_price_cents DESC, inventory_item_id DESC);
-- For the list of one status. A collector with few items left may have sold a hundred thousand.
CREATE INDEX inventory_items_by_status ON inventory_items (user_id, status, created_at DESC, inventory_item_id DESC);

-- Changes of the items that a person holds, which the sums over all people don't contain yet. starts_at is the hour of
-- the change.
-- kind: person
CREATE TABLE holding_changes (
  starts_at timestamptz NOT NULL,
  pieces bigint NOT NULL,
  market_cents bigint NOT NULL,
  sell_cents bigint NOT NULL,
  user_id uuid NOT NULL,
  place bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  PRIMARY KEY (user_id, place)
);
