-- Begins a break for the person who asks. See break_start.
CREATE FUNCTION command.break_begin(
  p_user uuid, p_request command.keyed_request, p_break uuid, p_kind text, p_until timestamptz DEFAULT NULL,
  p_marks command.exclusion_mark[] DEFAULT '{}', p_stop command.signed_stop DEFAULT NULL
) RETURNS jsonb LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
DECLARE
  facts jsonb;
BEGIN
  PERFORM command.require_session(p_user, p_request.session, p_request.at);
  facts := command.idempotency_take(p_user, p_user, p_request);
  IF facts IS NOT NULL THEN
    RETURN facts;
  END IF;
  facts := command.break_start(p_user, p_break, p_kind, p_until, p_marks, 'Person', p_request.at, p_stop);
  PERFORM command.idempotency_complete(p_user, p_user, p_request.key, facts);
  RETURN facts;
END $$;
