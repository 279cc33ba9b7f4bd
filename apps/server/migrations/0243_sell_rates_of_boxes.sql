-- The share of market prices with which a version of a box was published. So far it was the same for all.
ALTER TABLE lootbox_versions ADD COLUMN sell_basis_points integer NOT NULL DEFAULT 9000
  CONSTRAINT lootbox_versions_sell_rate CHECK (sell_basis_points BETWEEN 1 AND 10000);
