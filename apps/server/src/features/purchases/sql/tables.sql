-- An order. user_id is the buyer, or the purchase's own id for a guest. status is null if the order has a shipment,
-- whose status counts instead. The addresses are those on the day of the order. The total is items and shipping, VAT
-- included.
-- kind: person
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
  -- The reason why an operator should look at the order, and the time since then.
  flag text CHECK (flag IN ('LatePayment', 'Chargeback', 'Refund')),
  flagged_at timestamptz,
  -- vat_basis_points is the VAT rate that the prices include, in hundredths of a percent. parties is {seller, buyer} on
  -- the day of the order. Invoices state both, so later changes of rates, settings or names don't alter them. parties
  -- is null in orders of releases that didn't store it.
  vat_basis_points integer NOT NULL CHECK (vat_basis_points BETWEEN 0 AND 10000),
  parties jsonb,
  -- The share of the market price that the order's items sell for, in hundredths of a percent.
  sell_basis_points integer NOT NULL DEFAULT 9000,
  -- The promo code of the order, and what it took off the shipping. The lines have the discount of the items.
  promo_code text,
  shipping_discount_cents bigint NOT NULL DEFAULT 0 CONSTRAINT purchases_shipping_discount CHECK (shipping_discount_cents >= 0),
  PRIMARY KEY (user_id, purchase_id),
  CHECK ((status IS NULL) = (shipment_id IS NOT NULL)),
  CHECK ((purchase_option = 'order') = (shipment_id IS NOT NULL)),
  CHECK ((payment_option = 'balance') = (payment_id IS NULL)),
  CHECK ((payment_option = 'guest') = (user_id = purchase_id)),
  CHECK ((buyer IS NOT NULL) = (payment_option = 'guest')),
  CHECK ((flag IS NULL) = (flagged_at IS NULL)),
  -- An order has a shipping price only if it has a shipment.
  CONSTRAINT purchases_sell_rate CHECK (sell_basis_points BETWEEN 1 AND 10000),
  CONSTRAINT purchases_shipping_paid CHECK (shipping_cost_cents = 0 OR shipment_id IS NOT NULL)
);
CREATE INDEX purchases_by_time ON purchases (user_id, created_at DESC, purchase_id DESC);
-- For operators, who look at the orders of all people.
CREATE INDEX purchases_by_id ON purchases (purchase_id);
CREATE INDEX purchases_flagged ON purchases (flagged_at) WHERE flagged_at IS NOT NULL;
CREATE INDEX purchases_by_creation ON purchases (created_at);
CREATE INDEX purchases_by_number ON purchases (number);

-- A number identifies one order, because people name their order by it. If a number is taken, the server draws another
-- one. Rows are never changed.
-- kind: value number
CREATE TABLE order_numbers (
  number text PRIMARY KEY,
  user_id uuid NOT NULL,
  purchase_id uuid NOT NULL
);
REVOKE UPDATE, DELETE, TRUNCATE ON order_numbers FROM CURRENT_USER;

-- The bought items, with their names and prices on the day of the order.
-- kind: person
CREATE TABLE purchase_lines (
  user_id uuid NOT NULL,
  purchase_id uuid NOT NULL,
  position integer NOT NULL,
  item_id uuid NOT NULL,
  name text NOT NULL,
  image_url text NOT NULL,
  unit_price_cents bigint NOT NULL CHECK (unit_price_cents > 0),
  quantity integer NOT NULL CHECK (quantity > 0),
  -- The price of a piece before a promo code; unit_price_cents is what was paid. Null if they are the same.
  list_price_cents bigint CONSTRAINT purchase_lines_list_price CHECK (list_price_cents > unit_price_cents),
  PRIMARY KEY (user_id, purchase_id, position),
  FOREIGN KEY (user_id, purchase_id) REFERENCES purchases
);

-- Orders that hold stock and wait for their payment. holders has hashes of the person, the IP address, and a guest's
-- e-mail. A row is deleted when the payment ends.
-- kind: person
CREATE TABLE unpaid_orders (
  user_id uuid NOT NULL,
  purchase_id uuid NOT NULL,
  holders text[] NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, purchase_id),
  FOREIGN KEY (user_id, purchase_id) REFERENCES purchases
);

-- The unpaid orders of each holder, one in each of the holder's places. An order whose payment has ended frees its
-- place.
-- kind: value holder
CREATE TABLE unpaid_places (
  holder text NOT NULL,
  place integer NOT NULL CHECK (place > 0),
  user_id uuid NOT NULL,
  purchase_id uuid NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (holder, place)
);

-- The stock that unpaid orders hold, by item.
-- kind: value item_id
CREATE TABLE unpaid_stock (
  item_id uuid NOT NULL,
  user_id uuid NOT NULL,
  purchase_id uuid NOT NULL,
  quantity integer NOT NULL CHECK (quantity > 0),
  PRIMARY KEY (item_id, user_id, purchase_id)
);

-- The links by which guests follow their orders. Only hashes of the tokens are stored, so reading the database gives no
-- access to an order. A link works as long as its order is stored, even after ROOT_KEY has been replaced.
-- kind: person
CREATE TABLE tracking_links (
  user_id uuid NOT NULL,
  purchase_id uuid NOT NULL,
  token_hash bytea NOT NULL CHECK (octet_length(token_hash) = 32),
  PRIMARY KEY (user_id, purchase_id, token_hash),
  FOREIGN KEY (user_id, purchase_id) REFERENCES purchases,
  CHECK (user_id = purchase_id)
);
-- For readers of the link. Tokens are random and long, so no two are equal.
CREATE INDEX tracking_links_by_token ON tracking_links (token_hash);
REVOKE UPDATE, DELETE, TRUNCATE ON tracking_links FROM CURRENT_USER;

-- The invoice of each paid order, and a credit note for each amount that went back from the house's sales. Each series
-- is numbered from 1. All other content of these documents is in the order, where it doesn't change. Rows are never
-- changed. A credit note of a negative amount takes back an earlier one.
-- kind: person
CREATE TABLE invoices (
  user_id uuid NOT NULL,
  purchase_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('Invoice', 'CreditNote')),
  number bigint NOT NULL CHECK (number > 0),
  total_cents bigint NOT NULL,
  vat_cents bigint NOT NULL,
  issued_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, purchase_id, kind, number),
  FOREIGN KEY (user_id, purchase_id) REFERENCES purchases,
  CONSTRAINT invoices_amounts CHECK (vat_cents BETWEEN least(0, total_cents) AND greatest(0, total_cents)
    AND (total_cents > 0 OR total_cents < 0 AND kind = 'CreditNote'))
);
CREATE UNIQUE INDEX invoices_of_purchases ON invoices (user_id, purchase_id) WHERE kind = 'Invoice';
-- For operators, who look up documents by their numbers.
CREATE INDEX invoices_by_number ON invoices (kind, number);
REVOKE UPDATE, DELETE, TRUNCATE ON invoices FROM CURRENT_USER;

-- Makes the numbers of invoices and credit notes unique. Rows are never changed.
-- kind: value number
CREATE TABLE invoice_owners (
  kind text NOT NULL,
  number bigint NOT NULL,
  user_id uuid NOT NULL,
  purchase_id uuid NOT NULL,
  PRIMARY KEY (kind, number)
);
REVOKE UPDATE, DELETE, TRUNCATE ON invoice_owners FROM CURRENT_USER;

-- The last numbers of both series of documents, and the time of the last document. The transaction that numbers locks
-- this row. A rollback returns its numbers, so the series have no gaps.
-- kind: central
CREATE TABLE invoice_numbers (
  is_single boolean PRIMARY KEY DEFAULT true CHECK (is_single),
  invoices bigint NOT NULL DEFAULT 0,
  credit_notes bigint NOT NULL DEFAULT 0,
  issued_at timestamptz NOT NULL
);
INSERT INTO invoice_numbers (issued_at) VALUES ('-infinity');

-- The time up to which purchases have been added to item_demand.
-- kind: central
CREATE TABLE sales_counting (
  is_single boolean PRIMARY KEY DEFAULT true CHECK (is_single),
  counted_until timestamptz NOT NULL
);
INSERT INTO sales_counting (counted_until) VALUES (now() - interval '60 days');
