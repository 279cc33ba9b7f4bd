-- Forgets who wrote the complaint of a closed case, if they have closed their account. Does nothing for other cases.
CREATE FUNCTION command.complaint_forget(p_case uuid) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
DECLARE
  writer uuid := (SELECT user_id FROM complaints WHERE case_id = p_case);
BEGIN
  IF command.closure_read(writer) ->> 'closedAt' IS NOT NULL THEN
    UPDATE complaints m SET name = '', email = '' WHERE m.case_id = p_case
      AND EXISTS (SELECT FROM cases c WHERE c.case_id = p_case AND c.status = 'Closed');
  END IF;
END $$;
