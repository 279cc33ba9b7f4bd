-- Excludes a person whose other account is excluded until p_until, unless this one is excluded too. Ends the person's
-- offers and raises. Locks the fairness row and then the row of counters, as break_begin does.
CREATE FUNCTION command.exclusion_follow(
  p_user uuid, p_break uuid, p_until timestamptz, p_marks command.exclusion_mark[], p_at timestamptz
) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
DECLARE
  began timestamptz;
BEGIN
  PERFORM command.offers_end(p_user);
  PERFORM command.protection_lock(p_user);
  began := command.database_time();
  IF command.break_in_force(p_user, began) ->> 'kind' = 'Exclusion' THEN
    RETURN;
  END IF;
  INSERT INTO breaks (user_id, break_id, kind, began_at, until, begun_by)
  VALUES (p_user, p_break, 'Exclusion', began, greatest(p_until, began + interval '24 hours'), 'Shop');
  PERFORM command.exclusion_marks_keep(p_user, p_marks);
  PERFORM command.protection_raises_cancel(p_user, p_at);
END $$;
