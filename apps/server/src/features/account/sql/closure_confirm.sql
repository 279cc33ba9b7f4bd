-- Takes a person's last word. See closure_give_up.
CREATE FUNCTION command.closure_confirm(
  p_user uuid, p_request command.keyed_request, p_pieces integer, p_given_up_cents bigint
) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
BEGIN
  PERFORM command.require_session(p_user, p_request.session, p_request.at);
  IF command.idempotency_take(p_user, p_user, p_request) IS NOT NULL THEN
    RETURN;
  END IF;
  PERFORM command.closure_give_up(p_user, p_pieces, p_given_up_cents, p_request.at);
  PERFORM command.idempotency_complete(p_user, p_user, p_request.key, '{}');
END $$;
