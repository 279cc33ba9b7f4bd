-- Refuses with TAKING_BREAK if a break of the person is in force.
CREATE FUNCTION command.break_require_none(p_user uuid) RETURNS void LANGUAGE plpgsql STABLE AS $$
DECLARE
  taken jsonb := command.break_in_force(p_user, command.database_time());
BEGIN
  IF taken IS NOT NULL THEN
    PERFORM command.refuse('TAKING_BREAK',
      jsonb_build_object('kind', taken -> 'kind', 'untilUtc', taken -> 'until'));
  END IF;
END $$;
