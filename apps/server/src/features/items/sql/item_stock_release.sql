-- Puts back the pieces that item_stock_reserve took, and writes stock entries.
CREATE FUNCTION command.item_stock_release(p_lines command.item_quantity[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM command.item_stock_lock(p_lines);
  UPDATE item_stock SET available = available + quantity
  FROM command.item_quantities(p_lines) AS returned WHERE returned.item_id = item_stock.item_id;
  INSERT INTO stock_entries (item_id, kind, difference, available, created_at)
  SELECT item_id, 'Return', quantity, available, clock_timestamp()
  FROM item_stock JOIN command.item_quantities(p_lines) USING (item_id);
END $$;
