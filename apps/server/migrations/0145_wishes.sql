-- room: items
-- What people wish for, with what they know of each item: its price when they wished for it or were last told of one, and
-- whether it could be bought. Whoever knows less than is true is told, and then knows it: nobody is told twice.
CREATE TABLE wishes (
  user_id uuid NOT NULL,
  item_id uuid NOT NULL REFERENCES items,
  known_price_cents bigint NOT NULL,
  known_in_stock boolean NOT NULL,
  wished_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, item_id)
);
CREATE INDEX wishes_of_item ON wishes (item_id, user_id);

-- room: items
-- Items that somebody wishes for and that have changed since, in the order in which people are told. told_until is the
-- last person told. Rows are only added, so whoever changes an item waits for nobody.
CREATE TABLE wish_changes (
  place bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  item_id uuid NOT NULL,
  told_until uuid
);

CREATE FUNCTION queue_wish_change() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  changed uuid := CASE TG_OP WHEN 'DELETE' THEN OLD.item_id ELSE NEW.item_id END;
BEGIN
  INSERT INTO wish_changes (item_id) SELECT changed WHERE EXISTS (SELECT FROM wishes WHERE item_id = changed);
  RETURN NULL;
END $$;
CREATE TRIGGER items_are_wished AFTER UPDATE ON items FOR EACH ROW
  WHEN ((NEW.market_price_cents, NEW.is_active, NEW.is_sellable) IS DISTINCT FROM
    (OLD.market_price_cents, OLD.is_active, OLD.is_sellable))
  EXECUTE FUNCTION queue_wish_change();
CREATE TRIGGER stock_is_wished AFTER UPDATE ON item_stock FOR EACH ROW
  WHEN ((NEW.available > 0) <> (OLD.available > 0)) EXECUTE FUNCTION queue_wish_change();
CREATE TRIGGER new_stock_is_wished AFTER INSERT OR DELETE ON item_stock FOR EACH ROW
  EXECUTE FUNCTION queue_wish_change();
