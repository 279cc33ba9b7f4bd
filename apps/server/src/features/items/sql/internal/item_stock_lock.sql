-- Locks the stock rows of items in the order of their ids.
CREATE FUNCTION command.item_stock_lock(p_lines command.item_quantity[]) RETURNS void LANGUAGE sql AS $$
  SELECT FROM item_stock WHERE item_id IN (SELECT item_id FROM command.item_quantities(p_lines))
  ORDER BY item_id FOR UPDATE;
$$;
