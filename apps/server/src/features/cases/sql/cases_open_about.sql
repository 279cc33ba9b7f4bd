-- Returns true if operators look into a person, so that their money and their account stay: an open case that an
-- operator opened about them, or with a signal of fraud of their own. Not counted:
-- - signals of others whose cases name the person: anybody can type another person's address;
-- - signs of harm, which are no reason to keep the way out closed;
-- - a phone number or name shared with somebody excluded, because the answer would tell who is excluded;
-- - checks of an identity, and complaints.
CREATE FUNCTION command.cases_open_about(p_user uuid) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN EXISTS (SELECT FROM case_people p JOIN cases c USING (case_id)
    WHERE p.user_id = p_user AND c.status <> 'Closed'
      AND (p.is_by_operator OR EXISTS (SELECT FROM case_signals s WHERE s.case_id = c.case_id AND s.user_id = p_user
        AND s.kind NOT IN ('IdentityCheck', 'SharedExclusion', 'RisingSpend', 'NightPlay', 'RaiseAfterLoss',
          'ReturnedTopUps'))));
END $$;
