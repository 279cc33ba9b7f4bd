-- Takes a key and records its facts in one step, for commands that have checked under their own lock that the key is
-- free. Refuses with IDEMPOTENCY_REUSED if the key exists.
CREATE FUNCTION command.idempotency_record(
  p_user uuid, p_actor uuid, p_request command.keyed_request, p_facts jsonb
) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF p_request.key IS NULL THEN
    RETURN;
  END IF;
  INSERT INTO idempotency_records (user_id, actor_id, key, request_hash, facts, created_at)
  VALUES (p_user, p_actor, p_request.key, p_request.hash, p_facts, p_request.at)
  ON CONFLICT DO NOTHING;
  IF NOT FOUND THEN
    PERFORM command.refuse('IDEMPOTENCY_REUSED');
  END IF;
END $$;
