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

-- Queues records in the transaction that writes them, so that no record is missed. Runs once per statement, because
-- records are written in batches.
CREATE FUNCTION queue_records() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO record_queue (user_id, nonce) SELECT user_id, nonce FROM added;
  RETURN NULL;
END $$;
CREATE TRIGGER records_are_queued AFTER INSERT ON records REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION queue_records();
