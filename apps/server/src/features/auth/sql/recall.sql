-- What an earlier request recorded under a key, or null. Refuses a session that has ended.
CREATE FUNCTION command.recall(p_user uuid, p_session uuid, p_key uuid, p_request_hash bytea, p_at timestamptz)
RETURNS jsonb LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
BEGIN
  PERFORM command.require_session(p_user, p_session, p_at);
  RETURN (command.idempotency_find(p_user, p_user, p_key, p_request_hash)).facts;
END $$;
