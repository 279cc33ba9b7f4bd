-- Returns whether the shop still owes a person the money of a void gift code, because its refund was refused. False
-- while another refund of theirs is under way.
CREATE FUNCTION command.gifts_are_owed(p_user uuid) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
DECLARE
  unfinished text[] := command.payments_unfinished(p_user);
BEGIN
  RETURN NOT 'Refund' = ANY (unfinished)
    AND EXISTS (SELECT FROM gift_codes WHERE giver_id = p_user AND status = 'Void' AND owed_cents > 0);
END $$;
