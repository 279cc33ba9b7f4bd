-- Lifts the exclusion of a person that merely follows another account, and keeps it lifted against that account. What
-- the person began stays. Locks the row of counters. Refuses with STATUS_CONFLICT if nothing follows. Returns the facts
-- {follows, until}.
CREATE FUNCTION command.exclusion_lift(p_user uuid) RETURNS jsonb
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
DECLARE
  lifted breaks;
  now_at timestamptz;
BEGIN
  PERFORM command.protection_lock(p_user);
  SELECT * INTO lifted FROM breaks WHERE user_id = p_user AND follows IS NOT NULL AND lifted_at IS NULL
  ORDER BY until DESC LIMIT 1;
  IF lifted.user_id IS NULL THEN
    PERFORM command.refuse('STATUS_CONFLICT');
  END IF;
  now_at := command.database_time();
  UPDATE breaks SET lifted_at = now_at WHERE user_id = p_user AND break_id = lifted.break_id;
  RETURN jsonb_build_object('follows', lifted.follows, 'until', command.iso_time(lifted.until));
END $$;
