-- Begins to close a person's account, and ends their offers. Does nothing more if it has begun. Locks the fairness row,
-- so no opening is charged afterwards. Refuses with STATUS_CONFLICT for people who are operators.
CREATE FUNCTION command.closure_begin(p_user uuid, p_request command.keyed_request) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
BEGIN
  PERFORM command.require_session(p_user, p_request.session, p_request.at);
  IF command.idempotency_take(p_user, p_user, p_request) IS NOT NULL THEN
    RETURN;
  ELSIF command.account_is_operator(p_user) THEN
    PERFORM command.refuse('STATUS_CONFLICT');
  END IF;
  PERFORM command.offers_end(p_user);
  INSERT INTO closures (user_id, begun_at) VALUES (p_user, p_request.at) ON CONFLICT DO NOTHING;
  PERFORM command.idempotency_complete(p_user, p_user, p_request.key, '{}');
END $$;
