-- Refuses changes of a log's file, except that bytes are added at its end.
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
