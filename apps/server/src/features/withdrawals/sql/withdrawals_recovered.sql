-- Makes a case due about withdrawals that were refused although goods of an order came back, because the bank has just
-- given money of the order back: they can be refunded now. Leaves out those that an operator refunds at this moment.
CREATE FUNCTION command.withdrawals_recovered(p_user uuid, p_purchase uuid, p_at timestamptz) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  UPDATE withdrawals SET case_due_at = p_at WHERE user_id = p_user AND withdrawal_id IN (
    SELECT w.withdrawal_id FROM withdrawals w
    WHERE w.user_id = p_user AND w.status = 'Refused' AND EXISTS (SELECT FROM withdrawal_goods g
      WHERE g.user_id = p_user AND g.withdrawal_id = w.withdrawal_id AND g.purchase_id = p_purchase)
    FOR UPDATE SKIP LOCKED);
END $$;
