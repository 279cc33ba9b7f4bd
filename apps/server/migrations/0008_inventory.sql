-- room: inventory
CREATE TABLE inventory_items (
  user_id uuid NOT NULL,
  inventory_item_id uuid NOT NULL,
  item_id uuid NOT NULL REFERENCES items,
  status text NOT NULL DEFAULT 'InInventory' CHECK (status IN ('InInventory', 'Shipping', 'Delivered', 'Sold')),
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
  CHECK ((status = 'Sold') = (sold_at IS NOT NULL))
);
CREATE INDEX inventory_items_by_time ON inventory_items (user_id, created_at DESC, inventory_item_id DESC);
