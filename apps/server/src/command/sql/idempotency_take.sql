-- Takes a key for this command, or returns the facts that an earlier one recorded under it. A second request with the
-- same key waits here until the first has ended: it then finds its record, or takes the key if the first was refused.
CREATE FUNCTION command.idempotency_take(
  p_user uuid, p_actor uuid, p_key uuid, p_request_hash bytea, p_at timestamptz
) RETURNS jsonb LANGUAGE plpgsql AS $$
BEGIN
  IF p_key IS NULL THEN
    RETURN NULL;
  END IF;
  INSERT INTO idempotency_records (user_id, actor_id, key, request_hash, created_at)
  VALUES (p_user, p_actor, p_key, p_request_hash, p_at)
  ON CONFLICT DO NOTHING;
  IF FOUND THEN
    RETURN NULL;
  END IF;
  -- Held, so that a request that completes the record has either done so by now, or does so after this one has ended and
  -- still leaves it what an open record leads to.
  PERFORM FROM idempotency_records WHERE user_id = p_user AND actor_id = p_actor AND key = p_key FOR UPDATE;
  RETURN (command.idempotency_find(p_user, p_actor, p_key, p_request_hash)).facts;
END $$;
