-- Lets exclusions of a closed account end, which its person's other account got and has asked to reopen: 24 hours
-- later, as there. Does nothing for exclusions whose time has not passed, and for accounts that are not closed.
CREATE FUNCTION command.exclusion_reopen_closed(p_user uuid, p_breaks uuid[]) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
DECLARE
  asked timestamptz := command.database_time();
BEGIN
  UPDATE breaks SET reopens_at = asked + interval '24 hours'
  WHERE user_id = p_user AND break_id = ANY (p_breaks) AND kind = 'Exclusion' AND until <= asked
    AND reopens_at IS NULL
    AND EXISTS (SELECT FROM closures c WHERE c.user_id = p_user AND c.closed_at IS NOT NULL);
END $$;
