-- Returns true if operators look into a person. Cases of complaints are not about the person who complains.
CREATE FUNCTION command.cases_open_about(p_user uuid) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN EXISTS (SELECT FROM case_people p JOIN cases c USING (case_id)
    WHERE p.user_id = p_user AND c.status <> 'Closed'
      AND NOT EXISTS (SELECT FROM complaints m WHERE m.case_id = c.case_id));
END $$;
