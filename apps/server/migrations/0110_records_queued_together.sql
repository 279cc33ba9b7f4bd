-- room: public-log
-- Records come in batches. One trigger for each statement queues them all.
DROP TRIGGER records_are_queued ON records;
DROP FUNCTION queue_record();
CREATE FUNCTION queue_records() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO record_queue (user_id, nonce) SELECT user_id, nonce FROM added;
  RETURN NULL;
END $$;
CREATE TRIGGER records_are_queued AFTER INSERT ON records REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION queue_records();
