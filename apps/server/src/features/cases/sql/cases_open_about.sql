-- Returns true if operators look into a person. Cases of complaints are not about the person who complains. Those that
-- only ask to decide about an identity look into nothing.
CREATE FUNCTION command.cases_open_about(p_user uuid) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN EXISTS (SELECT FROM case_people p JOIN cases c USING (case_id)
    WHERE p.user_id = p_user AND c.status <> 'Closed'
      AND NOT EXISTS (SELECT FROM complaints m WHERE m.case_id = c.case_id)
      AND (EXISTS (SELECT FROM case_signals s WHERE s.case_id = c.case_id AND s.kind <> 'IdentityCheck')
        OR EXISTS (SELECT FROM case_notes n WHERE n.case_id = c.case_id)
        OR NOT EXISTS (SELECT FROM case_signals s WHERE s.case_id = c.case_id)));
END $$;
