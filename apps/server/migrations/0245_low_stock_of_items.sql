-- The highest stock that counts as low, for each item. So far it was 5 pieces of every item.
ALTER TABLE item_stock ADD COLUMN low_stock integer NOT NULL DEFAULT 5
  CONSTRAINT item_stock_low_bounds CHECK (low_stock BETWEEN 0 AND 1000000);
DROP INDEX item_stock_low;
CREATE INDEX item_stock_low ON item_stock (item_id) WHERE available <= low_stock;
