-- room: items
-- How wanted an item is. Each piece sold adds 2 to the power of the fortnights from 2026 until its sale, so that a sale of
-- two weeks ago counts half as much as one of today, and rows keep their order without being written again.
CREATE TABLE item_demand (
  item_id uuid PRIMARY KEY REFERENCES items,
  demand double precision NOT NULL CHECK (demand > 0)
);

-- room: purchases
-- Up to when the purchases have been added to item_demand.
CREATE TABLE sales_counting (
  is_single boolean PRIMARY KEY DEFAULT true CHECK (is_single),
  counted_until timestamptz NOT NULL
);
INSERT INTO sales_counting (counted_until) VALUES (now() - interval '60 days');
CREATE INDEX purchases_by_creation ON purchases (created_at);
