-- Puts back the pieces that item_stock_reserve took.
CREATE FUNCTION command.item_stock_release(p_lines command.item_quantity[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM command.item_stock_lock(p_lines);
  UPDATE item_stock SET available = available + quantity
  FROM command.item_quantities(p_lines) AS returned WHERE returned.item_id = item_stock.item_id;
END $$;
