-- Requests a refund of a part of a top-up, or of an order's payment that came into the balance. Locks the payment, then
-- the wallet.
-- - Moves the value from the payer's balance to house:refunds now, so that it can't be spent before the provider
--   returns it.
-- - p_left_cents is the remainder that the operator saw. Refuses with VERSION_CONFLICT if it has changed.
-- - Refuses with STATUS_CONFLICT if more is requested than is left, and with INSUFFICIENT_BALANCE if the payer has
--   spent it.
CREATE FUNCTION command.refund_held(
  p_user uuid, p_payment uuid, p_refund command.operator_refund, p_paid_cents bigint, p_left_cents bigint,
  p_entry uuid, p_at timestamptz
) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  payment payments;
  committed bigint;
  held bigint;
BEGIN
  SELECT * INTO payment FROM payments WHERE user_id = p_user AND payment_id = p_payment FOR UPDATE;
  committed := command.payment_committed(payment);
  IF command.payment_left(payment) <> p_left_cents THEN
    PERFORM command.refuse('VERSION_CONFLICT');
  END IF;
  -- Subtracts two rounded sums, so that the parts of several refunds add up to the whole.
  held := command.payment_worth(payment, committed + p_paid_cents) - command.payment_worth(payment, committed);
  PERFORM command.refund_write(payment, p_refund, p_paid_cents, 0, held, p_at);
  IF held > 0 THEN
    UPDATE payments SET held_cents = held_cents + held WHERE user_id = p_user AND payment_id = p_payment;
    PERFORM command.ledger_post(p_user, 'house:refunds', 'TopUp', ARRAY[ROW(p_entry, -held,
      'Refund of ' || CASE payment.purpose WHEN 'TopUp' THEN 'a top-up' ELSE 'an order' END,
      payment.subject_id)::command.posting], p_at);
  END IF;
END $$;
