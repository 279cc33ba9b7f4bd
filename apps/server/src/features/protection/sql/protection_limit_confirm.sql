-- Confirms a raise that has waited long enough; the limit then has the requested amount. Locks the person's row.
-- Not before the database's time, so that a process whose clock is fast confirms none early. Refuses with NOT_FOUND,
-- TOO_SOON, and STATUS_CONFLICT if no raise waits or it has lapsed.
CREATE FUNCTION command.protection_limit_confirm(
  p_user uuid, p_request command.keyed_request, p_limit uuid, p_change uuid
) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
DECLARE
  at timestamptz := least(p_request.at, command.database_time());
  old protection_limits;
BEGIN
  PERFORM command.require_session(p_user, p_request.session, p_request.at);
  IF command.idempotency_take(p_user, p_user, p_request) IS NOT NULL THEN
    RETURN;
  END IF;
  PERFORM FROM protection_states WHERE user_id = p_user FOR UPDATE;
  SELECT * INTO old FROM protection_limits WHERE user_id = p_user AND limit_id = p_limit;
  IF old.user_id IS NULL THEN
    PERFORM command.refuse('NOT_FOUND');
  ELSIF old.requested_at IS NULL OR at >= old.lapses_at THEN
    PERFORM command.refuse('STATUS_CONFLICT');
  ELSIF at < old.confirmable_at THEN
    PERFORM command.refuse('TOO_SOON', jsonb_build_object('retryAtUtc', command.iso_time(old.confirmable_at)));
  END IF;
  UPDATE protection_limits SET amount_cents = requested_cents, requested_at = NULL, requested_cents = NULL,
    confirmable_at = NULL, lapses_at = NULL
  WHERE user_id = p_user AND limit_id = p_limit;
  INSERT INTO protection_limit_changes (user_id, change_id, kind, period, change, amount_cents, changed_at)
  VALUES (p_user, p_change, old.kind, old.period, 'Raised', old.requested_cents, p_request.at);
  PERFORM command.idempotency_complete(p_user, p_user, p_request.key, '{}');
END $$;
