-- Begins a break at the database's time, ends the person's offers, and cancels raises of limits that wait. Locks the
-- fairness row and then the row of counters, so no opening and no top-up begins after the break.
-- - p_until: checked by the application; null for 24 hours, and never less
-- - p_marks: by which another account is recognised; empty for a break
-- Returns the facts {kind, until, reopensAt} of the break in force.
CREATE FUNCTION command.break_start(
  p_user uuid, p_break uuid, p_kind text, p_until timestamptz, p_marks command.exclusion_mark[], p_begun_by text,
  p_at timestamptz
) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  began timestamptz;
BEGIN
  PERFORM command.offers_end(p_user);
  PERFORM command.protection_lock(p_user);
  began := command.database_time();
  INSERT INTO breaks (user_id, break_id, kind, began_at, until, begun_by)
  VALUES (p_user, p_break, p_kind, began, greatest(p_until, began + interval '24 hours'), p_begun_by);
  INSERT INTO exclusion_marks (mark, kind, user_id) SELECT mark, kind, p_user FROM unnest(p_marks)
  ON CONFLICT DO NOTHING;
  IF p_kind = 'Exclusion' THEN
    PERFORM command.exclusion_compare_later(p_user);
  END IF;
  PERFORM command.protection_raises_cancel(p_user, p_at);
  RETURN command.break_in_force(p_user, began);
END $$;
