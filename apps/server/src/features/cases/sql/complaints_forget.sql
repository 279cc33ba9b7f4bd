-- Forgets who wrote a person's complaints that are answered. Others keep the address to which the answer goes. Those
-- that came signed out from the address that the person confirmed become theirs. Call it before the account is blank.
CREATE FUNCTION command.complaints_forget(p_user uuid) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  contact jsonb := command.account_contact(p_user);
BEGIN
  UPDATE complaints SET user_id = p_user WHERE user_id IS NULL AND contact ->> 'emailConfirmedAt' IS NOT NULL
    AND lower(email) = lower(contact ->> 'email');
  UPDATE complaints m SET name = '', email = '' WHERE m.user_id = p_user
    AND EXISTS (SELECT FROM cases c WHERE c.case_id = m.case_id AND c.status = 'Closed');
END $$;
