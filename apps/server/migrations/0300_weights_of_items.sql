-- The weight of a piece with its packaging, in grams. So far no item has one.
ALTER TABLE items ADD COLUMN weight_grams integer
  CONSTRAINT items_weight_bounds CHECK (weight_grams BETWEEN 1 AND 1000000);
