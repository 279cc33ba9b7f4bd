-- Returns what withdrawals sent to the card of a person's order, and that was refused or came back, less what was
-- requested or credited since: in all, and the shipping in it. Of a person's order, only refunds of withdrawals have
-- lines.
CREATE FUNCTION command.refunds_lost(p_user uuid, p_payment uuid, OUT lost_cents bigint, OUT lost_shipping_cents bigint)
LANGUAGE plpgsql STABLE AS $$
DECLARE
  refund refunds;
  has_lines boolean;
  sign integer;
BEGIN
  SELECT -greatest(0, credited_cents), 0 INTO lost_cents, lost_shipping_cents FROM payments
  WHERE user_id = p_user AND payment_id = p_payment;
  FOR refund IN SELECT * FROM refunds WHERE user_id = p_user AND payment_id = p_payment LOOP
    has_lines := EXISTS (SELECT FROM refund_lines WHERE user_id = p_user AND refund_id = refund.refund_id);
    sign := CASE WHEN has_lines AND refund.status IN ('Refused', 'Returned') THEN 1
      WHEN NOT has_lines AND refund.status IN ('Requested', 'Taken') THEN -1 ELSE 0 END;
    lost_cents := lost_cents + sign * refund.paid_cents;
    lost_shipping_cents := lost_shipping_cents + sign * refund.shipping_cents;
  END LOOP;
  lost_cents := greatest(0, lost_cents);
  lost_shipping_cents := greatest(0, least(lost_cents, lost_shipping_cents));
END $$;
