-- A parcel to a person or a guest. For a guest, user_id is the purchase's id. The address is the one on the day of the
-- order. contact_email and contact_language are the address and the language of mails about the shipment.
-- kind: person
CREATE TABLE shipments (
  user_id uuid NOT NULL,
  shipment_id uuid NOT NULL,
  number text NOT NULL CHECK (number ~ '^S-\d{12}$'),
  -- The purchase whose items are sent. Null if items from the inventory are sent.
  purchase_id uuid,
  status text NOT NULL CHECK (status IN ('Ordered', 'Approved', 'Shipping', 'Shipped', 'Cancelled', 'PaymentPending')),
  shipping_method text NOT NULL CHECK (shipping_method IN ('standard', 'express')),
  shipping_cost_cents bigint NOT NULL CHECK (shipping_cost_cents >= 0),
  shipping_address jsonb NOT NULL,
  contact_email text NOT NULL,
  contact_language text NOT NULL,
  carrier text,
  tracking_number text,
  cancel_reason text,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  delivered_at timestamptz,
  version integer NOT NULL DEFAULT 1,
  -- The recipient's folded name, for operators' search.
  search_text text NOT NULL GENERATED ALWAYS AS (fold_text(
    coalesce(shipping_address ->> 'firstName', '') || ' ' || coalesce(shipping_address ->> 'lastName', ''))) STORED,
  -- The days on which it is promised to arrive, as YYYY-MM-DD. Null for orders that are not paid, and for those from
  -- before promises.
  promised_from text,
  promised_until text,
  PRIMARY KEY (user_id, shipment_id),
  CHECK (status <> 'Shipped' OR carrier IS NOT NULL AND tracking_number IS NOT NULL),
  CHECK (delivered_at IS NULL OR status = 'Shipped'),
  CONSTRAINT shipments_promised CHECK (promised_from <= promised_until),
  CONSTRAINT shipments_promise_whole CHECK ((promised_from IS NULL) = (promised_until IS NULL))
);
CREATE INDEX shipments_by_time ON shipments (user_id, created_at DESC, shipment_id DESC);
CREATE INDEX shipments_by_purchase ON shipments (user_id, purchase_id) WHERE purchase_id IS NOT NULL;
-- For operators, who look at the shipments of all people.
CREATE INDEX shipments_by_id ON shipments (shipment_id);
CREATE INDEX shipments_by_age ON shipments (created_at DESC, shipment_id DESC);
CREATE INDEX shipments_by_status ON shipments (status, created_at DESC, shipment_id DESC);
CREATE INDEX shipments_by_number ON shipments (number);
-- For operators, who look up the shipments of a person who writes to them.
CREATE INDEX shipments_by_contact ON shipments (contact_email);
CREATE INDEX shipments_by_search_text ON shipments USING gin (search_text gin_trgm_ops);
CREATE INDEX shipments_by_tracking_number ON shipments (tracking_number) WHERE tracking_number IS NOT NULL;
-- For operators' lists of all people's shipments, which filter by carrier and by shipments that have not arrived yet.
CREATE INDEX shipments_by_carrier ON shipments (carrier, created_at DESC, shipment_id DESC) WHERE carrier IS NOT NULL;
CREATE INDEX shipments_on_the_way ON shipments (created_at DESC, shipment_id DESC)
  WHERE status = 'Shipped' AND delivered_at IS NULL;
-- For operators' list of late parcels.
CREATE INDEX shipments_due ON shipments (created_at DESC, shipment_id DESC)
  WHERE delivered_at IS NULL AND status <> 'Cancelled' AND promised_until IS NOT NULL;

-- A number identifies one shipment, because people name their shipment by it. If a number is taken, the server draws
-- another one. Rows are never changed.
-- kind: value number
CREATE TABLE shipment_numbers (
  number text PRIMARY KEY,
  user_id uuid NOT NULL,
  shipment_id uuid NOT NULL
);
REVOKE UPDATE, DELETE, TRUNCATE ON shipment_numbers FROM CURRENT_USER;

-- The contents of the parcel, with the names and prices on the day of the order.
-- kind: person
CREATE TABLE shipment_lines (
  user_id uuid NOT NULL,
  shipment_id uuid NOT NULL,
  position integer NOT NULL,
  item_id uuid NOT NULL,
  inventory_item_id uuid,
  name text NOT NULL,
  image_url text NOT NULL,
  market_price_cents bigint NOT NULL CHECK (market_price_cents > 0),
  quantity integer NOT NULL CHECK (quantity > 0),
  PRIMARY KEY (user_id, shipment_id, position),
  FOREIGN KEY (user_id, shipment_id) REFERENCES shipments,
  CHECK (inventory_item_id IS NULL OR quantity = 1)
);

-- The history of a shipment's statuses. Rows are never changed.
-- kind: person
CREATE TABLE shipment_events (
  user_id uuid NOT NULL,
  shipment_id uuid NOT NULL,
  position integer NOT NULL,
  status text NOT NULL,
  actor text NOT NULL CHECK (actor IN ('User', 'Admin', 'System')),
  note text,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, shipment_id, position),
  FOREIGN KEY (user_id, shipment_id) REFERENCES shipments
);
-- For a person's timeline, which lists events by time.
CREATE INDEX shipment_events_by_time ON shipment_events (user_id, created_at DESC);
-- For the shop's daily statement, which counts what was sent.
CREATE INDEX shipment_events_sent ON shipment_events (created_at) WHERE status = 'Shipped';
REVOKE UPDATE, DELETE, TRUNCATE ON shipment_events FROM CURRENT_USER;

-- The steps of a parcel that its carrier has reported, with the carrier's times. place is a town or depot.
-- kind: person
CREATE TABLE parcel_events (
  user_id uuid NOT NULL,
  shipment_id uuid NOT NULL,
  position integer NOT NULL,
  step text NOT NULL CHECK (step IN ('InTransit', 'OutForDelivery', 'Held', 'Returning', 'Delivered')),
  at timestamptz NOT NULL,
  place text CHECK (length(place) BETWEEN 1 AND 60),
  PRIMARY KEY (user_id, shipment_id, position),
  -- Carriers repeat themselves.
  CONSTRAINT parcel_events_once UNIQUE (user_id, shipment_id, step, at),
  FOREIGN KEY (user_id, shipment_id) REFERENCES shipments
);

-- People whose shipments can't be moved on until an operator releases the hold.
-- kind: person
CREATE TABLE shipment_holds (
  user_id uuid PRIMARY KEY,
  reason text NOT NULL,
  actor_id uuid NOT NULL,
  placed_at timestamptz NOT NULL
);
