-- Returns whether the shop still owes a person the money of a void gift code, because its refund was refused.
CREATE FUNCTION command.gifts_are_owed(p_user uuid) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN EXISTS (SELECT FROM gift_codes g WHERE g.giver_id = p_user AND g.status = 'Void' AND g.owed_cents > 0
    AND NOT EXISTS (SELECT FROM payments p JOIN refunds r ON r.user_id = p.user_id AND r.payment_id = p.payment_id
      WHERE p.user_id = p_user AND p.subject_id = g.gift_id AND r.status = 'Requested'));
END $$;
