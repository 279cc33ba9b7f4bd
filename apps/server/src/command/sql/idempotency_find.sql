-- Returns the record of an idempotency key, or null. Refuses with IDEMPOTENCY_REUSED if the key was used for another
-- request.
CREATE FUNCTION command.idempotency_find(p_user uuid, p_actor uuid, p_request command.keyed_request)
RETURNS idempotency_records LANGUAGE plpgsql STABLE AS $$
DECLARE
  found idempotency_records;
BEGIN
  IF p_request.key IS NULL THEN
    RETURN NULL;
  END IF;
  SELECT * INTO found FROM idempotency_records
  WHERE user_id = p_user AND actor_id = p_actor AND key = p_request.key;
  IF found.key IS NULL THEN
    RETURN NULL;
  END IF;
  IF found.request_hash <> p_request.hash THEN
    PERFORM command.refuse('IDEMPOTENCY_REUSED');
  END IF;
  RETURN found;
END $$;
