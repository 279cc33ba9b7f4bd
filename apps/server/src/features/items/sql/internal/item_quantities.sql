-- Sums up the quantities of each item, because p_lines may contain an item more than once.
CREATE FUNCTION command.item_quantities(p_lines command.item_quantity[])
RETURNS TABLE (item_id uuid, quantity integer) LANGUAGE sql STABLE AS $$
  SELECT "itemId", sum(line.quantity)::integer FROM unnest(p_lines) AS line GROUP BY "itemId";
$$;
