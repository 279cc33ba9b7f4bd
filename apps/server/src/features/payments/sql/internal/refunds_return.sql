-- Notes refunds of a payment that the provider had taken and that failed or came back. Returns the shipping in those
-- that had not been noted. Keys are the refunds' ids; others match nothing.
CREATE FUNCTION command.refunds_return(p_user uuid, p_payment uuid, p_keys text[]) RETURNS bigint
LANGUAGE plpgsql AS $$
DECLARE
  refund uuid;
  part bigint;
  shipping bigint := 0;
BEGIN
  FOR refund IN SELECT refund_id FROM refunds
    WHERE user_id = p_user AND payment_id = p_payment AND refund_id::text = ANY (p_keys)
      AND status IN ('Requested', 'Taken')
  LOOP
    UPDATE refunds SET status = 'Returned', next_attempt_at = NULL, next_look_at = NULL
    WHERE user_id = p_user AND refund_id = refund
    RETURNING shipping_cents INTO part;
    shipping := shipping + part;
  END LOOP;
  RETURN shipping;
END $$;
