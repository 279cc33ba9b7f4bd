-- Adds leaves to the terms log, and the lists of boxes that its terms refer to. Returns false, and changes nothing, if
-- the log has grown since.
CREATE FUNCTION command.log_terms(
  p_growth command.log_growth, p_leaves command.terms_leaf[], p_lists command.box_list[]
) RETURNS boolean LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
BEGIN
  IF NOT command.log_append('terms', p_growth) THEN
    RETURN false;
  END IF;
  PERFORM command.assert_holds(
    ARRAY(SELECT "logIndex" FROM unnest(p_leaves) ORDER BY 1)
      = ARRAY(SELECT generate_series(p_growth."fromSize", p_growth.size - 1)),
    'every leaf of the terms log has its row');
  INSERT INTO box_lists (root, lines) SELECT root, lines FROM unnest(p_lists) ON CONFLICT (root) DO NOTHING;
  INSERT INTO terms_leaves (log_index, kind, name, valid_from)
  SELECT "logIndex", kind, name, "validFrom" FROM unnest(p_leaves);
  RETURN true;
END $$;
