-- room: purchases
-- An order. user_id is the buyer, or the purchase's own id for a guest. status is null where a shipment tells it, so that
-- nothing is kept twice. The addresses are those of the day. total is items and shipping, VAT included.
CREATE TABLE purchases (
  user_id uuid NOT NULL,
  purchase_id uuid NOT NULL,
  number text NOT NULL CHECK (number ~ '^O-\d{12}$'),
  buyer jsonb,
  language text NOT NULL,
  purchase_option text NOT NULL CHECK (purchase_option IN ('order', 'inventory')),
  payment_option text NOT NULL CHECK (payment_option IN ('balance', 'direct', 'guest')),
  status text CHECK (status IN ('Approved', 'Cancelled', 'PaymentPending')),
  items_total_cents bigint NOT NULL CHECK (items_total_cents > 0),
  shipping_method text CHECK (shipping_method IN ('standard', 'express')),
  shipping_cost_cents bigint NOT NULL CHECK (shipping_cost_cents >= 0),
  vat_cents bigint NOT NULL CHECK (vat_cents BETWEEN 0 AND items_total_cents + shipping_cost_cents),
  billing_address jsonb,
  shipping_address jsonb,
  shipment_id uuid,
  payment_id uuid,
  transaction_ids uuid[] NOT NULL DEFAULT '{}',
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  -- What an operator should look at, since when.
  flag text CHECK (flag IN ('LatePayment', 'Chargeback')),
  flagged_at timestamptz,
  PRIMARY KEY (user_id, purchase_id),
  CHECK ((status IS NULL) = (shipment_id IS NOT NULL)),
  CHECK ((purchase_option = 'order') = (shipment_id IS NOT NULL)),
  CHECK ((payment_option = 'balance') = (payment_id IS NULL)),
  CHECK ((payment_option = 'guest') = (user_id = purchase_id)),
  CHECK ((buyer IS NOT NULL) = (payment_option = 'guest')),
  CHECK ((flag IS NULL) = (flagged_at IS NULL))
);
CREATE INDEX purchases_by_time ON purchases (user_id, created_at DESC, purchase_id DESC);
-- For operators, who look at everybody's.
CREATE INDEX purchases_by_id ON purchases (purchase_id);
CREATE INDEX purchases_flagged ON purchases (flagged_at) WHERE flagged_at IS NOT NULL;

-- room: purchases
-- What was bought, as it was called and priced on the day.
CREATE TABLE purchase_lines (
  user_id uuid NOT NULL,
  purchase_id uuid NOT NULL,
  position integer NOT NULL,
  item_id uuid NOT NULL,
  name text NOT NULL,
  image_url text NOT NULL,
  unit_price_cents bigint NOT NULL CHECK (unit_price_cents > 0),
  quantity integer NOT NULL CHECK (quantity > 0),
  PRIMARY KEY (user_id, purchase_id, position),
  FOREIGN KEY (user_id, purchase_id) REFERENCES purchases
);
