-- Takes pieces out of stock, all or none, and writes stock entries. p_lines may contain an item more than once. Locks
-- the rows in the order of the item ids, so that two buyers never deadlock. An item without a row is unlimited. Refuses
-- with OUT_OF_STOCK and the available stock of each item that has too little.
CREATE FUNCTION command.item_stock_reserve(p_lines command.item_quantity[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  short jsonb;
BEGIN
  PERFORM command.item_stock_lock(p_lines);
  SELECT jsonb_agg(jsonb_build_object('itemId', item_id, 'available', available) ORDER BY item_id) INTO short
  FROM item_stock JOIN command.item_quantities(p_lines) USING (item_id) WHERE available < quantity;
  IF short IS NOT NULL THEN
    PERFORM command.refuse('OUT_OF_STOCK', jsonb_build_object('items', short));
  END IF;
  UPDATE item_stock SET available = available - quantity
  FROM command.item_quantities(p_lines) AS wanted WHERE wanted.item_id = item_stock.item_id;
  INSERT INTO stock_entries (item_id, kind, difference, available, created_at)
  SELECT item_id, 'Order', -quantity, available, clock_timestamp()
  FROM item_stock JOIN command.item_quantities(p_lines) USING (item_id);
END $$;
