-- Returns what a person's payments still wait for: Payment for one under way, Refund for money on its way back, and
-- Chargeback for one that no operator has looked at.
CREATE FUNCTION command.payments_unfinished(p_user uuid) RETURNS text[] LANGUAGE plpgsql STABLE AS $$
DECLARE
  pending boolean;
  held boolean;
  charged_back boolean;
BEGIN
  SELECT bool_or(status = 'Pending'), bool_or(held_cents > 0), bool_or(charged_back_paid_cents > 0 AND handled_at IS NULL)
  INTO pending, held, charged_back FROM payments WHERE user_id = p_user;
  held := held OR EXISTS (SELECT 1 FROM refunds WHERE user_id = p_user AND status = 'Requested')
    OR EXISTS (SELECT 1 FROM quarantined_captures WHERE release_user_id = p_user AND release = 'Credit'
      AND (refund_status = 'Requested' OR held_cents > 0));
  RETURN array_remove(ARRAY[CASE WHEN pending THEN 'Payment' END, CASE WHEN held THEN 'Refund' END,
    CASE WHEN charged_back THEN 'Chargeback' END], NULL);
END $$;
