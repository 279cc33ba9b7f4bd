-- Forgets who wrote a person's complaints that are answered. Others keep the address to which the answer goes.
CREATE FUNCTION command.complaints_forget(p_user uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  UPDATE complaints m SET name = '', email = '' WHERE m.user_id = p_user
    AND EXISTS (SELECT FROM cases c WHERE c.case_id = m.case_id AND c.status = 'Closed');
END $$;
