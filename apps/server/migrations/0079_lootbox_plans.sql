-- room: lootboxes
-- What the next version of a box will cost and hold, which need not be complete. A box without a row plans nothing but
-- the version that was published last.
CREATE TABLE lootbox_plans (
  lootbox_id uuid PRIMARY KEY REFERENCES lootboxes,
  price_cents bigint NOT NULL CHECK (price_cents BETWEEN 10 AND 5000000),
  item_ids uuid[] NOT NULL,
  tickets integer[] NOT NULL,
  CHECK (cardinality(item_ids) = cardinality(tickets))
);
