-- Begins a break at the database's time, ends the person's offers, and cancels raises of limits that wait. Locks the
-- fairness row and then the row of counters, so no opening and no top-up begins after the break.
-- - p_until: checked by the application; null for 24 hours, and never less
-- - p_marks: by which another account is recognised; empty for a break
-- - p_stop: the break as a browser signed it. It is answered, unless stop_take refuses it; if it is taken, the
--   break lasts at least its hours.
-- Returns the facts {kind, until, reopensAt} of the break in force, with those of the answer as stop.
CREATE FUNCTION command.break_start(
  p_user uuid, p_break uuid, p_kind text, p_until timestamptz, p_marks command.exclusion_mark[], p_begun_by text,
  p_at timestamptz, p_stop command.signed_stop DEFAULT NULL
) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  asked timestamptz := command.database_time();
  began timestamptz;
  answered stops;
  signed_until timestamptz;
BEGIN
  IF p_stop.text IS NOT NULL THEN
    answered := command.stop_take(p_user, p_stop, true);
    signed_until := CASE WHEN answered.is_taken
      THEN answered.answered_at + make_interval(hours => split_part(p_stop.text, E'\n', 4)::integer) END;
  END IF;
  -- A stop that was answered earlier has ended the offers of that time. Its repeat spares what it has spared.
  IF answered.is_taken AND answered.answered_at >= asked THEN
    began := answered.answered_at;
  ELSE
    PERFORM command.offers_end(p_user, command.stop_spares(answered));
  END IF;
  PERFORM command.protection_lock(p_user);
  began := coalesce(began, command.database_time());
  PERFORM command.break_insert(p_user, p_break, p_kind, began,
    greatest(p_until, began + interval '24 hours', signed_until), p_marks, p_begun_by, p_at);
  RETURN command.break_in_force(p_user, began)
    || CASE WHEN answered.user_id IS NULL THEN '{}' ELSE jsonb_build_object('stop', command.stop_facts(answered)) END;
END $$;
