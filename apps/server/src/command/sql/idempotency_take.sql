-- Takes a key for this command, or returns the facts that an earlier request recorded under it. Waits for a concurrent
-- request with the same key; then returns its facts, or takes the key if that request was refused.
CREATE FUNCTION command.idempotency_take(p_user uuid, p_actor uuid, p_request command.keyed_request) RETURNS jsonb
LANGUAGE plpgsql AS $$
BEGIN
  IF p_request.key IS NULL THEN
    RETURN NULL;
  END IF;
  INSERT INTO idempotency_records (user_id, actor_id, key, request_hash, created_at)
  VALUES (p_user, p_actor, p_request.key, p_request.hash, p_request.at)
  ON CONFLICT DO NOTHING;
  IF FOUND THEN
    RETURN NULL;
  END IF;
  -- Locks the row. A concurrent request's facts are then already visible, or it waits for this lock to record them.
  PERFORM FROM idempotency_records
  WHERE user_id = p_user AND actor_id = p_actor AND key = p_request.key FOR UPDATE;
  RETURN (command.idempotency_find(p_user, p_actor, p_request)).facts;
END $$;
