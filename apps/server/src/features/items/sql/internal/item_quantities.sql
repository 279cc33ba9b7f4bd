-- How many pieces of each item are asked for, repeats added up.
CREATE FUNCTION command.item_quantities(p_lines command.item_quantity[])
RETURNS TABLE (item_id uuid, quantity integer) LANGUAGE sql STABLE AS $$
  SELECT "itemId", sum(line.quantity)::integer FROM unnest(p_lines) AS line GROUP BY "itemId";
$$;
