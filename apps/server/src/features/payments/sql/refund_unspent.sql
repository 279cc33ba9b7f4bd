-- Requests the refund of the unspent part of a person's top-ups between two times, the latest first. Moves its value
-- from the balance at once, as refund_held does. Locks the payments, then the wallet. Returns the amount in cents.
CREATE FUNCTION command.refund_unspent(
  p_user uuid, p_from timestamptz, p_until timestamptz, p_operator uuid, p_reason text, p_at timestamptz
) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  payment payments;
  balance bigint;
  due bigint;
  total bigint := 0;
BEGIN
  PERFORM FROM payments WHERE user_id = p_user AND purpose = 'TopUp' ORDER BY payment_id FOR UPDATE;
  balance := command.wallet_lock(p_user);
  FOR payment IN SELECT * FROM payments
    WHERE user_id = p_user AND purpose = 'TopUp' AND status = 'Success' AND settled_at BETWEEN p_from AND p_until
    ORDER BY created_at DESC
  LOOP
    due := least(command.payment_left(payment), floor(balance::numeric * payment.paid_cents / payment.amount_cents)::bigint);
    IF due > 0 THEN
      PERFORM command.refund_held(p_user, payment.payment_id,
        ROW(gen_random_uuid(), p_operator, p_reason)::command.operator_refund, due, command.payment_left(payment),
        gen_random_uuid(), p_at);
      total := total + balance - command.wallet_lock(p_user);
      balance := command.wallet_lock(p_user);
    END IF;
  END LOOP;
  RETURN total;
END $$;
