-- Returns {kind, until, reopensAt} of the break that keeps a person from opening boxes and topping up at a time, an
-- exclusion first, or null.
-- - An exclusion whose until has passed is still in force, until it was reopened.
-- - Reads two rows, and those that operators have lifted: a break that ends later outlasts all others of its kind, and
--   reopening reopens all exclusions.
CREATE FUNCTION command.break_in_force(p_user uuid, p_at timestamptz) RETURNS jsonb LANGUAGE plpgsql STABLE AS $$
BEGIN
  -- Most people have never taken a break.
  IF NOT EXISTS (SELECT FROM breaks WHERE user_id = p_user) THEN
    RETURN NULL;
  END IF;
  RETURN (
    SELECT jsonb_build_object('kind', kind, 'until', command.iso_time(until),
      'reopensAt', command.iso_time(reopens_at))
    FROM (
      (SELECT * FROM breaks WHERE user_id = p_user AND kind = 'Exclusion' AND lifted_at IS NULL
        ORDER BY until DESC LIMIT 1)
      UNION ALL (SELECT * FROM breaks WHERE user_id = p_user AND kind = 'Break' ORDER BY until DESC LIMIT 1)) AS last
    WHERE until > p_at OR kind = 'Exclusion' AND (reopens_at IS NULL OR reopens_at > p_at)
    ORDER BY kind DESC LIMIT 1);
END $$;
