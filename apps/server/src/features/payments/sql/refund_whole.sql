-- Requests the refund of all that is left of the payment for a subject, which the house has. Returns whether there was
-- anything left. Locks the payment.
CREATE FUNCTION command.refund_whole(
  p_user uuid, p_subject uuid, p_refund command.operator_refund, p_at timestamptz
) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  payment payments;
  due bigint;
BEGIN
  SELECT * INTO payment FROM payments WHERE user_id = p_user AND subject_id = p_subject AND status = 'Success'
  FOR UPDATE;
  due := command.payment_left(payment);
  IF coalesce(due, 0) <= 0 THEN
    RETURN false;
  END IF;
  PERFORM command.refund_write(payment, p_refund, due, 0, 0, p_at);
  RETURN true;
END $$;
