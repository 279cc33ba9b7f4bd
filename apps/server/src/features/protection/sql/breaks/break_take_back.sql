-- Takes back a stop that the shop took at p_taken_at and that a restore has lost, with its break of p_hours unless that
-- is over. Changes nothing that is not lost. Locks as break_start does. Returns the facts of the answer.
CREATE FUNCTION command.break_take_back(
  p_user uuid, p_stop command.signed_stop, p_taken_at timestamptz, p_break uuid, p_kind text, p_hours integer,
  p_marks command.exclusion_mark[], p_at timestamptz
) RETURNS jsonb LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
DECLARE
  answered stops := command.stop_take(p_user, p_stop, true, p_taken_at);
  ends timestamptz := answered.answered_at + make_interval(hours => p_hours);
BEGIN
  PERFORM command.protection_lock(p_user);
  IF answered.is_taken AND p_hours > 0 AND (p_kind = 'Exclusion' OR ends > command.database_time())
    AND NOT EXISTS (SELECT FROM breaks WHERE user_id = p_user AND kind = p_kind AND until >= ends)
  THEN
    PERFORM command.break_insert(p_user, p_break, p_kind, answered.answered_at, ends, p_marks, 'Person', p_at);
  END IF;
  RETURN command.stop_facts(answered);
END $$;
