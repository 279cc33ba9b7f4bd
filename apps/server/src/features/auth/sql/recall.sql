-- Returns the facts that an earlier request recorded under the same key, or null. Refuses with UNAUTHENTICATED if the
-- session has ended.
CREATE FUNCTION command.recall(p_user uuid, p_request command.keyed_request) RETURNS jsonb
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
BEGIN
  PERFORM command.require_session(p_user, p_request.session, p_request.at);
  RETURN (command.idempotency_find(p_user, p_user, p_request)).facts;
END $$;
