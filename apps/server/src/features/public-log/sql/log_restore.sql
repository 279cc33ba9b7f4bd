-- Brings leaves of the records log back that the database has lost. p_places: the records of those that are not lost
-- themselves, but waited for the log when the backup was made. Only the owner of the tables may do so.
CREATE FUNCTION command.log_restore(p_growth command.log_growth, p_places command.record_place[]) RETURNS boolean
LANGUAGE plpgsql AS $$
BEGIN
  IF NOT command.log_append('records', p_growth) THEN
    RETURN false;
  END IF;
  DELETE FROM record_queue USING unnest(p_places) AS place
  WHERE user_id = place."userId" AND record_queue.nonce = place.nonce;
  INSERT INTO record_places (user_id, nonce, log_index) SELECT "userId", nonce, "logIndex" FROM unnest(p_places);
  RETURN true;
END $$;
