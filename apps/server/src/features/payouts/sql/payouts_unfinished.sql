-- Returns whether money of a person is on its way to a bank account.
CREATE FUNCTION command.payouts_unfinished(p_user uuid) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN EXISTS (SELECT FROM payouts WHERE user_id = p_user AND status IN ('Requested', 'Held', 'Approved', 'Sent'));
END $$;
