-- Gives a key back whose request came to nothing after its record had been opened.
CREATE FUNCTION command.idempotency_release(p_user uuid, p_actor uuid, p_key uuid) RETURNS void
LANGUAGE sql AS $$
  DELETE FROM idempotency_records
  WHERE user_id = p_user AND actor_id = p_actor AND key = p_key AND facts IS NULL;
$$;
