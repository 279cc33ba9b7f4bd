-- Returns those of the lines' items that a code is for.
CREATE FUNCTION command.promo_scope(p_promo promo_codes, p_lines command.promo_line[]) RETURNS uuid[]
LANGUAGE plpgsql STABLE AS $$
DECLARE
  items uuid[] := ARRAY(SELECT "itemId" FROM unnest(p_lines));
  of_categories uuid[];
BEGIN
  IF p_promo.item_ids = '{}' AND p_promo.category_ids = '{}' THEN
    RETURN items;
  END IF;
  of_categories := command.items_of_categories(items, p_promo.category_ids);
  RETURN ARRAY(SELECT id FROM unnest(items) AS id WHERE id = ANY (p_promo.item_ids) OR id = ANY (of_categories));
END $$;
