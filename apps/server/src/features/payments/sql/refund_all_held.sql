-- Requests the refund of all that is left of a top-up, because the shop may not keep it. Moves its value from the
-- payer's balance at once, as refund_held does. The caller has locked the payment and credited the balance.
CREATE FUNCTION command.refund_all_held(p_user uuid, p_payment uuid, p_at timestamptz) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  payment payments;
  due bigint;
BEGIN
  SELECT * INTO payment FROM payments WHERE user_id = p_user AND payment_id = p_payment;
  due := command.payment_left(payment);
  IF due > 0 THEN
    PERFORM command.refund_held(p_user, p_payment, ROW(gen_random_uuid(), NULL, NULL)::command.operator_refund,
      due, due, gen_random_uuid(), p_at);
  END IF;
END $$;
