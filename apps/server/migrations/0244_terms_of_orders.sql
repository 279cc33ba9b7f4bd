-- An order that is sent may cost no shipping, and keeps the sell rate of the time at which it began.
ALTER TABLE purchases ADD COLUMN sell_basis_points integer NOT NULL DEFAULT 9000;
ALTER TABLE purchases DROP CONSTRAINT purchases_shipping_paid;
ALTER TABLE purchases
  ADD CONSTRAINT purchases_shipping_paid CHECK (shipping_cost_cents = 0 OR shipment_id IS NOT NULL) NOT VALID,
  ADD CONSTRAINT purchases_sell_rate CHECK (sell_basis_points BETWEEN 1 AND 10000) NOT VALID;
ALTER TABLE purchases VALIDATE CONSTRAINT purchases_shipping_paid;
ALTER TABLE purchases VALIDATE CONSTRAINT purchases_sell_rate;
