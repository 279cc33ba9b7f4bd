-- Frees the key of a request that failed after taking it: deletes the record if it has no facts yet.
CREATE FUNCTION command.idempotency_release(p_user uuid, p_actor uuid, p_key uuid) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM idempotency_records
  WHERE user_id = p_user AND actor_id = p_actor AND key = p_key AND facts IS NULL;
END $$;
