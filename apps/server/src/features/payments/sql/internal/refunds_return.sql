-- Notes refunds of a payment that the provider had taken and that failed or came back. Returns the sums of those that
-- had not been noted: in hundredths of the payment's currency, held, and shipping. Keys are the refunds' ids; others
-- match nothing.
CREATE FUNCTION command.refunds_return(
  p_user uuid, p_payment uuid, p_keys text[], p_at timestamptz,
  OUT paid_cents bigint, OUT held_cents bigint, OUT shipping_cents bigint
) LANGUAGE plpgsql AS $$
DECLARE
  refund refunds;
BEGIN
  paid_cents := 0;
  held_cents := 0;
  shipping_cents := 0;
  FOR refund IN SELECT * FROM refunds
    WHERE user_id = p_user AND payment_id = p_payment AND refund_id::text = ANY (p_keys)
      AND status IN ('Requested', 'Taken')
  LOOP
    UPDATE refunds SET status = 'Returned', next_attempt_at = NULL, next_look_at = NULL, failed_at = p_at
    WHERE user_id = p_user AND refund_id = refund.refund_id;
    paid_cents := paid_cents + refund.paid_cents;
    held_cents := held_cents + refund.held_cents;
    shipping_cents := shipping_cents + refund.shipping_cents;
  END LOOP;
END $$;
