-- room: lootboxes
CREATE TRIGGER lost_records_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON lost_records
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- room: public-log
CREATE TRIGGER record_places_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON record_places
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER terms_leaves_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON terms_leaves
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- A file of a log may only become wider: what it holds stays its beginning.
CREATE FUNCTION refuse_tile_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND (NEW.log, NEW.level, NEW.index) = (OLD.log, OLD.level, OLD.index)
    AND NEW.width > OLD.width AND OLD.bytes = substring(NEW.bytes FOR octet_length(OLD.bytes)) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'rows of % only grow', TG_TABLE_NAME;
END $$;
CREATE TRIGGER log_tiles_only_grow BEFORE UPDATE OR DELETE ON log_tiles
  FOR EACH ROW EXECUTE FUNCTION refuse_tile_change();
CREATE TRIGGER log_tiles_append_only BEFORE TRUNCATE ON log_tiles
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
