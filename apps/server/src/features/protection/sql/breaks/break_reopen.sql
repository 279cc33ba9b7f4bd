-- Asks to end exclusions whose time has passed; they end 24 hours later. Refuses with STATUS_CONFLICT if there is
-- none. Returns the facts {kind, until, reopensAt}.
CREATE FUNCTION command.break_reopen(p_user uuid, p_request command.keyed_request) RETURNS jsonb
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
DECLARE
  facts jsonb;
  asked timestamptz := command.database_time();
BEGIN
  PERFORM command.require_session(p_user, p_request.session, p_request.at);
  facts := command.idempotency_take(p_user, p_user, p_request);
  IF facts IS NOT NULL THEN
    RETURN facts;
  END IF;
  UPDATE breaks SET reopens_at = asked + interval '24 hours'
  WHERE user_id = p_user AND kind = 'Exclusion' AND until <= asked AND reopens_at IS NULL;
  IF NOT FOUND THEN
    PERFORM command.refuse('STATUS_CONFLICT');
  END IF;
  facts := command.break_in_force(p_user, asked);
  PERFORM command.idempotency_complete(p_user, p_user, p_request.key, facts);
  RETURN facts;
END $$;
