-- room: items
-- How the stock of each item came to be what it is, in the order of the sequence. Rows are never changed. An Opening is
-- what an item had when this list began or when the demo shop was loaded; an Operator counted or received pieces; an Order
-- takes pieces, and a Return puts back what an order took. difference is null where the stock became limited or
-- unlimited; available is what is left afterwards, null if that is unlimited.
CREATE TABLE stock_entries (
  item_id uuid NOT NULL,
  sequence bigint GENERATED ALWAYS AS IDENTITY,
  kind text NOT NULL CHECK (kind IN ('Opening', 'Operator', 'Order', 'Return')),
  difference integer,
  available integer CHECK (available >= 0),
  reason text,
  actor_id uuid,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (item_id, sequence)
);
CREATE TRIGGER stock_entries_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON stock_entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
INSERT INTO stock_entries (item_id, kind, available, created_at)
SELECT item_id, 'Opening', available, clock_timestamp() FROM item_stock;
