-- Adds records to the records log, removes them from the queue, and stores their places. Returns false, and changes
-- nothing, if the log has grown since.
CREATE FUNCTION command.log_records(p_growth command.log_growth, p_places command.record_place[]) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
DECLARE
  queued integer;
BEGIN
  IF NOT command.log_append('records', p_growth) THEN
    RETURN false;
  END IF;
  queued := command.records_unqueue(
    ARRAY(SELECT "userId" FROM unnest(p_places)), ARRAY(SELECT nonce FROM unnest(p_places)));
  PERFORM command.assert_holds(queued = p_growth.size - p_growth."fromSize" AND queued = cardinality(p_places),
    'every leaf of the records log is one that was queued');
  INSERT INTO record_places (user_id, nonce, log_index) SELECT "userId", nonce, "logIndex" FROM unnest(p_places);
  RETURN true;
END $$;
