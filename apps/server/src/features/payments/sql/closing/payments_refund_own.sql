-- Sends up to p_most_cents of a person's balance back to the cards that paid it: top-ups, and orders whose money came
-- into the balance, the newest first, then credited captures. Returns how much of the balance that takes. With
-- p_is_asked, only computes it. Skips payments whose provider has refused a refund, or of which one came back;
-- operators are told of these.
-- Without p_is_asked, the caller has locked the payments.
-- - p_top_ups: only top-ups that were paid in this time; null for all payments
-- - p_operator, p_reason: those of a refund by an operator
-- - p_with_refused: does not skip refused refunds, to compute how much of the balance they leave
-- - p_return: the return of own money that asks for it; null if none
CREATE FUNCTION command.payments_refund_own(
  p_user uuid, p_most_cents bigint, p_is_asked boolean, p_at timestamptz, p_top_ups tstzrange DEFAULT NULL,
  p_operator uuid DEFAULT NULL, p_reason text DEFAULT NULL, p_with_refused boolean DEFAULT false,
  p_return uuid DEFAULT NULL
) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  payment payments;
  gone bigint := 0;
  committed bigint;
  whole bigint;
  paid bigint;
  worth bigint;
  most bigint;
  refund uuid;
BEGIN
  FOR payment IN
    SELECT * FROM payments p WHERE p.user_id = p_user AND p.status = 'Success' AND (p_with_refused OR NOT EXISTS (
      SELECT FROM refunds r WHERE r.user_id = p_user AND r.payment_id = p.payment_id AND r.status = 'Refused')
        AND p.refunds_back_paid_cents = 0)
      AND (p_top_ups IS NULL OR p.purpose = 'TopUp' AND p.settled_at <@ p_top_ups)
    ORDER BY p.created_at DESC, p.payment_id DESC
  LOOP
    most := p_most_cents - gone;
    IF payment.purpose = 'Purchase' THEN
      most := least(most, command.ledger_net(p_user, 'wallet:' || p_user, payment.subject_id));
    END IF;
    committed := command.payment_committed(payment);
    whole := command.payment_left(payment);
    worth := command.payment_worth(payment, committed + whole) - command.payment_worth(payment, committed);
    paid := whole;
    IF worth > most THEN
      -- Rounds down, so that other currencies never take more than the balance has.
      paid := floor(most::numeric * payment.paid_cents / payment.amount_cents);
      worth := command.payment_worth(payment, committed + paid) - command.payment_worth(payment, committed);
    END IF;
    CONTINUE WHEN paid <= 0 OR worth <= 0 OR worth > most;
    gone := gone + worth;
    IF NOT p_is_asked THEN
      refund := gen_random_uuid();
      PERFORM command.refund_held(p_user, payment.payment_id,
        ROW(refund, p_operator, p_reason)::command.operator_refund, paid, whole, gen_random_uuid(), p_at);
      UPDATE refunds SET return_id = p_return WHERE user_id = p_user AND refund_id = refund;
    END IF;
  END LOOP;
  IF p_top_ups IS NULL THEN
    gone := gone + command.captures_refund_own(p_user, p_most_cents - gone, p_is_asked, p_at, p_with_refused,
      p_return => p_return);
  END IF;
  RETURN gone;
END $$;
