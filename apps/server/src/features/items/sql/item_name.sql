CREATE FUNCTION command.item_name(p_item uuid) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT name FROM items WHERE item_id = p_item;
$$;
