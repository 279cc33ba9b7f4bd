-- Adds leaves to the records log: those that the database has lost, and those that call their records lost. p_places
-- has the places of records that the database has: they were waiting for the log when the backup was made. Returns
-- false, and changes nothing, if the log has grown since. Only the owner of the tables may call this.
CREATE FUNCTION command.log_restore(p_growth command.log_growth, p_places command.record_place[]) RETURNS boolean
LANGUAGE plpgsql AS $$
DECLARE
  queued integer;
BEGIN
  IF NOT command.log_append('records', p_growth) THEN
    RETURN false;
  END IF;
  queued := command.records_unqueue(
    ARRAY(SELECT "userId" FROM unnest(p_places)), ARRAY(SELECT nonce FROM unnest(p_places)));
  PERFORM command.assert_holds(queued = cardinality(p_places), 'a record that has a place now was queued');
  INSERT INTO record_places (user_id, nonce, log_index) SELECT "userId", nonce, "logIndex" FROM unnest(p_places);
  RETURN true;
END $$;
COMMENT ON FUNCTION command.log_restore IS 'called by the owner';
