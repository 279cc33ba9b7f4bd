-- Sends up to p_most_cents of a person's top-ups back to where they came from, the newest first, and returns how much
-- of the balance that takes. With p_is_asked, only computes it. The caller has locked the top-ups if it is not.
-- p_settled is when the top-ups were paid. Operator and reason are those of a refund by an operator.
CREATE FUNCTION command.top_ups_returned(
  p_user uuid, p_most_cents bigint, p_is_asked boolean, p_at timestamptz, p_settled tstzrange DEFAULT '(,)',
  p_operator uuid DEFAULT NULL, p_reason text DEFAULT NULL
) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  payment payments;
  gone bigint := 0;
  committed bigint;
  whole bigint;
  paid bigint;
  worth bigint;
BEGIN
  FOR payment IN
    SELECT * FROM payments WHERE user_id = p_user AND purpose = 'TopUp' AND status = 'Success'
      AND settled_at <@ p_settled
    ORDER BY created_at DESC, payment_id DESC
  LOOP
    committed := command.payment_committed(payment);
    whole := command.payment_left(payment);
    worth := command.payment_worth(payment, committed + whole) - command.payment_worth(payment, committed);
    paid := whole;
    IF worth > p_most_cents - gone THEN
      -- Rounds down, so that other currencies never take more than the balance has.
      paid := floor((p_most_cents - gone)::numeric * payment.paid_cents / payment.amount_cents);
      worth := command.payment_worth(payment, committed + paid) - command.payment_worth(payment, committed);
    END IF;
    CONTINUE WHEN paid <= 0 OR worth <= 0 OR worth > p_most_cents - gone;
    gone := gone + worth;
    IF NOT p_is_asked THEN
      PERFORM command.refund_held(p_user, payment.payment_id,
        ROW(gen_random_uuid(), p_operator, p_reason)::command.operator_refund, paid, whole, gen_random_uuid(), p_at);
    END IF;
  END LOOP;
  RETURN gone;
END $$;
