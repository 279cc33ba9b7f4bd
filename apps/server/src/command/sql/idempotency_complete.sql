-- Records the facts that the response is rendered from, in the transaction that makes the change.
CREATE FUNCTION command.idempotency_complete(p_user uuid, p_actor uuid, p_key uuid, p_facts jsonb) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  UPDATE idempotency_records SET facts = p_facts
  WHERE user_id = p_user AND actor_id = p_actor AND key = p_key;
END $$;
