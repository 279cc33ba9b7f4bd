-- Ends the wait of records for their places in the records log. Returns how many of them were waiting.
CREATE FUNCTION command.records_unqueue(p_users uuid[], p_nonces integer[]) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  queued integer;
BEGIN
  DELETE FROM record_queue q USING unnest(p_users, p_nonces) AS placed (user_id, nonce)
  WHERE q.user_id = placed.user_id AND q.nonce = placed.nonce;
  GET DIAGNOSTICS queued = ROW_COUNT;
  RETURN queued;
END $$;
