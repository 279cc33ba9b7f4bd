-- Takes the closing of an account back. Refuses with STATUS_CONFLICT unless it has begun and is not done.
CREATE FUNCTION command.closure_take_back(p_user uuid, p_request command.keyed_request) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
BEGIN
  PERFORM command.require_session(p_user, p_request.session, p_request.at);
  IF command.idempotency_take(p_user, p_user, p_request) IS NOT NULL THEN
    RETURN;
  END IF;
  DELETE FROM closures WHERE user_id = p_user AND closed_at IS NULL;
  IF NOT FOUND THEN
    PERFORM command.refuse('STATUS_CONFLICT');
  END IF;
  PERFORM command.idempotency_complete(p_user, p_user, p_request.key, '{}');
END $$;
