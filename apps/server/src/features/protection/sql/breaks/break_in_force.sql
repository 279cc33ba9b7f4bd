-- Returns {kind, until, reopensAt} of the break that keeps a person from opening boxes and topping up at a time, an
-- exclusion first, or null. An exclusion whose until has passed is still in force, until it was reopened.
CREATE FUNCTION command.break_in_force(p_user uuid, p_at timestamptz) RETURNS jsonb LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (
    SELECT jsonb_build_object('kind', kind, 'until', command.iso_time(until),
      'reopensAt', command.iso_time(reopens_at))
    FROM breaks
    WHERE user_id = p_user
      AND (until > p_at OR kind = 'Exclusion' AND (reopens_at IS NULL OR reopens_at > p_at))
    ORDER BY kind DESC, until DESC LIMIT 1);
END $$;
