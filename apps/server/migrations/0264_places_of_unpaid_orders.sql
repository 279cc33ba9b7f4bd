-- Unpaid orders are counted by the places of their holders, and their stock by item. The release before counts its own
-- orders in unpaid_orders, which both write. Those that it begins after this migration are not counted here.
CREATE TABLE unpaid_places (
  holder text NOT NULL,
  place integer NOT NULL CHECK (place > 0),
  user_id uuid NOT NULL,
  purchase_id uuid NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (holder, place)
);
INSERT INTO unpaid_places (holder, place, user_id, purchase_id, expires_at)
SELECT holder, row_number() OVER (PARTITION BY holder ORDER BY expires_at, purchase_id), user_id, purchase_id, expires_at
FROM unpaid_orders, unnest(holders) AS holder;

CREATE TABLE unpaid_stock (
  item_id uuid NOT NULL,
  user_id uuid NOT NULL,
  purchase_id uuid NOT NULL,
  quantity integer NOT NULL CHECK (quantity > 0),
  PRIMARY KEY (item_id, user_id, purchase_id)
);
INSERT INTO unpaid_stock (item_id, user_id, purchase_id, quantity)
SELECT item_id, user_id, purchase_id, sum(quantity)
FROM unpaid_orders JOIN purchase_lines USING (user_id, purchase_id) GROUP BY 1, 2, 3;
