-- What an earlier request with the same key began, for one that could not begin today. Null where there was none.
-- p_session is null for a guest.
CREATE FUNCTION command.find_begun_purchase(
  p_user uuid, p_session uuid, p_key uuid, p_request_hash bytea, p_at timestamptz
) RETURNS jsonb LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
BEGIN
  IF p_session IS NOT NULL THEN
    PERFORM command.require_session(p_user, p_session, p_at);
  END IF;
  RETURN command.purchase_begun(p_user,
    (command.idempotency_find(p_user, p_user, p_key, p_request_hash)).facts, p_key);
END $$;
