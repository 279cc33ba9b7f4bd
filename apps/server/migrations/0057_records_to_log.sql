-- room: public-log
-- Records that are not in the log yet, since when.
CREATE TABLE record_queue (
  user_id uuid NOT NULL,
  nonce integer NOT NULL,
  queued_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (user_id, nonce)
);

-- room: public-log
-- Where a record is in the log, which itself does not tell whose it is.
CREATE TABLE record_places (
  user_id uuid NOT NULL,
  nonce integer NOT NULL,
  log_index bigint NOT NULL CHECK (log_index >= 0),
  PRIMARY KEY (user_id, nonce)
);

-- A record is queued in the transaction that makes it, so that none is forgotten, whatever happens after.
CREATE FUNCTION queue_record() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO record_queue (user_id, nonce) VALUES (NEW.user_id, NEW.nonce);
  RETURN NULL;
END $$;
CREATE TRIGGER records_are_queued AFTER INSERT ON records FOR EACH ROW EXECUTE FUNCTION queue_record();
INSERT INTO record_queue (user_id, nonce) SELECT user_id, nonce FROM records;
