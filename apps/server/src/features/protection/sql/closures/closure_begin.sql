-- Begins to close a person's account, and ends their offers. Returns whether it did; false if it had begun. Locks the
-- fairness row, so no opening is charged afterwards. Refuses with STATUS_CONFLICT for people who are operators.
CREATE FUNCTION command.closure_begin(p_user uuid, p_request command.keyed_request) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
DECLARE
  has_begun boolean;
BEGIN
  PERFORM command.require_session(p_user, p_request.session, p_request.at);
  IF command.idempotency_take(p_user, p_user, p_request) IS NOT NULL THEN
    RETURN false;
  ELSIF command.account_is_operator(p_user) THEN
    PERFORM command.refuse('STATUS_CONFLICT');
  END IF;
  PERFORM command.offers_end(p_user);
  INSERT INTO closures (user_id, begun_at) VALUES (p_user, p_request.at) ON CONFLICT DO NOTHING;
  has_begun := FOUND;
  PERFORM command.idempotency_complete(p_user, p_user, p_request.key, '{}');
  RETURN has_begun;
END $$;
