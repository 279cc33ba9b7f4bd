-- Adds leaves to a log, with all their files, if the log still has the tree that the growth starts from. Otherwise
-- changes nothing and returns false. So if several processes add at once, only one succeeds, and every stored tree
-- continues all trees that were signed.
CREATE FUNCTION command.log_append(p_log text, p_growth command.log_growth) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  written integer;
BEGIN
  UPDATE logs SET size = p_growth.size, root = p_growth.root
  WHERE name = p_log AND size = p_growth."fromSize" AND root = p_growth."fromRoot";
  IF NOT FOUND THEN
    RETURN false;
  END IF;
  INSERT INTO log_tiles (log, level, index, width, bytes)
  SELECT p_log, level, index, width, bytes FROM unnest(p_growth.files)
  ON CONFLICT (log, level, index) DO UPDATE SET width = excluded.width, bytes = excluded.bytes
  WHERE log_tiles.width < excluded.width
    AND log_tiles.bytes = substring(excluded.bytes FOR octet_length(log_tiles.bytes));
  GET DIAGNOSTICS written = ROW_COUNT;
  PERFORM command.assert_holds(written = cardinality(p_growth.files), 'a file of a log only grows, at its end');
  RETURN true;
END $$;
