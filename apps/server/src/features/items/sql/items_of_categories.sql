-- Returns those of these items that belong to one of these categories.
CREATE FUNCTION command.items_of_categories(p_items uuid[], p_categories uuid[]) RETURNS uuid[] LANGUAGE sql STABLE AS $$
  SELECT coalesce(array_agg(item_id), '{}') FROM items WHERE item_id = ANY (p_items) AND category_id = ANY (p_categories);
$$;
