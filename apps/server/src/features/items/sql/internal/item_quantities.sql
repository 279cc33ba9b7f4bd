-- How many pieces of each item stand in [{itemId, quantity}].
CREATE FUNCTION command.item_quantities(p_lines jsonb) RETURNS TABLE (item_id uuid, quantity integer)
LANGUAGE sql STABLE AS $$
  SELECT "itemId", sum(line.quantity)::integer
  FROM jsonb_to_recordset(p_lines) AS line ("itemId" uuid, quantity integer) GROUP BY "itemId";
$$;
