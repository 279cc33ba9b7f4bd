-- Begins a break at the database's time, ends the person's offers, and cancels raises of limits that wait. Locks the
-- fairness row and then the row of counters, so no opening and no top-up begins after the break.
-- - p_marks: by which another account is recognised; empty for a break
-- - p_until: checked by the application; null for 24 hours, and never less
-- Returns the facts {kind, until, reopensAt} of the break in force.
CREATE FUNCTION command.break_begin(
  p_user uuid, p_request command.keyed_request, p_break uuid, p_kind text, p_until timestamptz DEFAULT NULL,
  p_marks command.exclusion_mark[] DEFAULT '{}'
) RETURNS jsonb LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
DECLARE
  facts jsonb;
  began timestamptz;
  ends timestamptz;
BEGIN
  PERFORM command.require_session(p_user, p_request.session, p_request.at);
  facts := command.idempotency_take(p_user, p_user, p_request);
  IF facts IS NOT NULL THEN
    RETURN facts;
  END IF;
  PERFORM command.offers_end(p_user);
  PERFORM command.protection_lock(p_user);
  began := command.database_time();
  ends := greatest(p_until, began + interval '24 hours');
  INSERT INTO breaks (user_id, break_id, kind, began_at, until) VALUES (p_user, p_break, p_kind, began, ends);
  INSERT INTO exclusion_marks (mark, kind, user_id) SELECT mark, kind, p_user FROM unnest(p_marks)
  ON CONFLICT DO NOTHING;
  IF p_kind = 'Exclusion' THEN
    PERFORM command.exclusion_compare_later(p_user);
  END IF;
  PERFORM command.protection_raises_cancel(p_user, p_request.at);
  facts := command.break_in_force(p_user, began);
  PERFORM command.idempotency_complete(p_user, p_user, p_request.key, facts);
  RETURN facts;
END $$;
