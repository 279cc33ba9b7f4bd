-- The numbers of orders and shipments are unique in tables of their own, by the number. The triggers add those of the
-- release before; a migration in the folder `later` drops them.
CREATE TABLE order_numbers (
  number text PRIMARY KEY,
  user_id uuid NOT NULL,
  purchase_id uuid NOT NULL
);
CREATE FUNCTION keep_order_number() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO order_numbers (number, user_id, purchase_id) VALUES (NEW.number, NEW.user_id, NEW.purchase_id)
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER order_numbers_have_owners AFTER INSERT ON purchases FOR EACH ROW EXECUTE FUNCTION keep_order_number();
INSERT INTO order_numbers (number, user_id, purchase_id) SELECT number, user_id, purchase_id FROM purchases;
REVOKE UPDATE, DELETE, TRUNCATE ON order_numbers FROM CURRENT_USER;

CREATE TABLE shipment_numbers (
  number text PRIMARY KEY,
  user_id uuid NOT NULL,
  shipment_id uuid NOT NULL
);
CREATE FUNCTION keep_shipment_number() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO shipment_numbers (number, user_id, shipment_id) VALUES (NEW.number, NEW.user_id, NEW.shipment_id)
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER shipment_numbers_have_owners AFTER INSERT ON shipments
  FOR EACH ROW EXECUTE FUNCTION keep_shipment_number();
INSERT INTO shipment_numbers (number, user_id, shipment_id) SELECT number, user_id, shipment_id FROM shipments;
REVOKE UPDATE, DELETE, TRUNCATE ON shipment_numbers FROM CURRENT_USER;
