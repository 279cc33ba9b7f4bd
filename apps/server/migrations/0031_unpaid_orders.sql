-- room: purchases
-- Orders that hold stock and wait for their payment. holders names who is behind an order, each as a hash: the person,
-- the IP address, a guest's e-mail. A row goes when the payment ends.
CREATE TABLE unpaid_orders (
  user_id uuid NOT NULL,
  purchase_id uuid NOT NULL,
  holders text[] NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, purchase_id),
  FOREIGN KEY (user_id, purchase_id) REFERENCES purchases
);
CREATE INDEX unpaid_orders_by_holder ON unpaid_orders USING gin (holders);
