-- Begins an operator's change to the rows of p_subject. Locks one of the presets, which the operator must have, until
-- the transaction ends, and takes the idempotency key. Returns the facts that an earlier request recorded under the
-- key, or null. Refuses with UNAUTHENTICATED if the request's session has ended since it was authorised. Approved calls
-- have no session.
CREATE FUNCTION command.operator_begin(
  p_subject uuid, p_actor uuid, p_presets text[], p_request command.keyed_request
) RETURNS jsonb LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
BEGIN
  PERFORM command.operator_admit(p_actor, p_presets);
  IF p_request.session IS NOT NULL THEN
    PERFORM command.require_session(p_actor, p_request.session, p_request.at);
  END IF;
  RETURN command.idempotency_take(p_subject, p_actor, p_request);
END $$;
