-- Gives money back to the payer's balance that was held for refunds which did not happen: all of it if no refund is
-- requested, otherwise up to p_most_cents. The caller has locked the payment's row.
CREATE FUNCTION command.payment_release_hold(
  p_user uuid, p_payment uuid, p_most_cents bigint, p_entry uuid, p_at timestamptz
) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  payment payments;
  released bigint;
BEGIN
  SELECT * INTO payment FROM payments WHERE user_id = p_user AND payment_id = p_payment;
  released := CASE WHEN command.payment_committed(payment) <= payment.refunded_paid_cents THEN payment.held_cents
    ELSE least(payment.held_cents, p_most_cents) END;
  IF released > 0 THEN
    UPDATE payments SET held_cents = held_cents - released WHERE user_id = p_user AND payment_id = p_payment;
    PERFORM command.ledger_post(p_user, 'house:refunds', 'TopUp', ARRAY[ROW(p_entry, released,
      'Refund of ' || CASE payment.purpose WHEN 'TopUp' THEN 'a top-up' ELSE 'an order' END || ' was not possible',
      payment.subject_id)::command.posting], p_at);
  END IF;
END $$;
