-- Sets a limit of a person. A first or lower one counts at once and cancels a raise that waits. A higher one, or none
-- (p_amount_cents is null), can be confirmed after p_raise_hours, for seven days. Locks the person's row.
CREATE FUNCTION command.protection_limit_set(
  p_user uuid, p_request command.keyed_request, p_limit uuid, p_change uuid, p_kind text, p_period text,
  p_raise_hours integer, p_amount_cents bigint DEFAULT NULL
) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
DECLARE
  old protection_limits;
  confirmable timestamptz := p_request.at + make_interval(hours => p_raise_hours);
  done text;
BEGIN
  PERFORM command.require_session(p_user, p_request.session, p_request.at);
  IF command.idempotency_take(p_user, p_user, p_request) IS NOT NULL THEN
    RETURN;
  END IF;
  PERFORM command.assert_holds(p_raise_hours > 0, 'a raise waits');
  INSERT INTO protection_states AS s (user_id, limit_chosen_at) VALUES (p_user, p_request.at)
  ON CONFLICT (user_id) DO UPDATE SET limit_chosen_at = p_request.at;
  SELECT * INTO old FROM protection_limits WHERE user_id = p_user AND kind = p_kind AND period = p_period;
  IF old.amount_cents IS NULL OR p_amount_cents < old.amount_cents THEN
    done := 'Set';
  ELSIF p_amount_cents = old.amount_cents THEN
    done := 'RequestCancelled';
  ELSE
    done := 'RaiseRequested';
  END IF;
  IF p_amount_cents IS NOT DISTINCT FROM old.amount_cents AND old.requested_at IS NULL THEN
    PERFORM command.idempotency_complete(p_user, p_user, p_request.key, '{}');
    RETURN;
  ELSIF done = 'RaiseRequested' THEN
    UPDATE protection_limits SET requested_at = p_request.at, requested_cents = p_amount_cents, confirmable_at = confirmable,
      lapses_at = confirmable + interval '7 days'
    WHERE user_id = p_user AND kind = p_kind AND period = p_period;
  ELSE
    INSERT INTO protection_limits (user_id, kind, period, limit_id, amount_cents)
    VALUES (p_user, p_kind, p_period, p_limit, p_amount_cents)
    ON CONFLICT (user_id, kind, period) DO UPDATE SET amount_cents = p_amount_cents, requested_at = NULL,
      requested_cents = NULL, confirmable_at = NULL, lapses_at = NULL;
  END IF;
  INSERT INTO protection_limit_changes (user_id, change_id, kind, period, change, amount_cents, changed_at)
  VALUES (p_user, p_change, p_kind, p_period, done, p_amount_cents, p_request.at);
  PERFORM command.idempotency_complete(p_user, p_user, p_request.key, '{}');
END $$;
