-- Excludes a person whose other account p_follows is excluded until p_until: until the end of that month, because the
-- exact end is the other's secret. Ends the person's offers and raises. Leaves no marks, so an error does not spread.
-- - Does nothing if the person is excluded, or if operators have lifted what followed this account.
-- - Locks the fairness row and then the row of counters, as break_begin does.
CREATE FUNCTION command.exclusion_follow(
  p_user uuid, p_break uuid, p_follows uuid, p_until timestamptz, p_at timestamptz
) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
DECLARE
  began timestamptz;
  ends timestamptz := (date_trunc('month', p_until AT TIME ZONE 'UTC') + interval '1 month') AT TIME ZONE 'UTC';
BEGIN
  PERFORM command.offers_end(p_user);
  PERFORM command.protection_lock(p_user);
  began := command.database_time();
  IF command.break_in_force(p_user, began) ->> 'kind' = 'Exclusion' THEN
    RETURN;
  ELSIF EXISTS (SELECT FROM breaks WHERE user_id = p_user AND follows = p_follows AND lifted_at IS NOT NULL) THEN
    RETURN;
  END IF;
  INSERT INTO breaks (user_id, break_id, kind, began_at, until, begun_by, follows)
  VALUES (p_user, p_break, 'Exclusion', began, greatest(ends, began + interval '24 hours'), 'Shop', p_follows);
  PERFORM command.protection_raises_cancel(p_user, p_at);
END $$;
