-- Sends up to p_most_cents of a person's balance back to the cards that paid it: top-ups, and orders whose money came
-- into the balance, the newest first, then credited captures. Returns how much of the balance that takes. With
-- p_is_asked, only computes it. Skips payments of which a refund came back, or was refused in the last 30 days:
-- operators are told of these.
-- Without p_is_asked, the caller has locked the payments.
-- - p_top_ups: only top-ups that were paid in this time; null for all payments
-- - p_operator, p_reason: those of a refund by an operator
-- - p_return: the return of own money that asks for it; null if none
-- - p_since: not of payments from before; null for all
-- - p_providers: only of payments at these; null for all
-- - p_most_refunds: not more payments than that; null for all
CREATE FUNCTION command.payments_refund_own(
  p_user uuid, p_most_cents bigint, p_is_asked boolean, p_at timestamptz, p_top_ups tstzrange DEFAULT NULL,
  p_operator uuid DEFAULT NULL, p_reason text DEFAULT NULL, p_return uuid DEFAULT NULL,
  p_since timestamptz DEFAULT NULL, p_providers text[] DEFAULT NULL, p_most_refunds integer DEFAULT NULL
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
  refunds_made integer := 0;
BEGIN
  FOR payment IN
    SELECT * FROM payments p WHERE p.user_id = p_user AND p.status = 'Success' AND p.purpose <> 'Gift'
      AND p.refunds_back_paid_cents = 0
      AND NOT EXISTS (SELECT FROM refunds r WHERE r.user_id = p_user AND r.payment_id = p.payment_id
        AND r.status = 'Refused' AND coalesce(r.failed_at, r.created_at) > p_at - interval '30 days')
      AND (p_top_ups IS NULL OR p.purpose = 'TopUp' AND p.settled_at <@ p_top_ups)
      AND (p_since IS NULL OR p.created_at >= p_since)
      AND (p_providers IS NULL OR p.provider = ANY (p_providers))
    ORDER BY p.created_at DESC, p.payment_id DESC
  LOOP
    most := p_most_cents - gone;
    EXIT WHEN most <= 0 OR refunds_made >= p_most_refunds;
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
    refunds_made := refunds_made + 1;
    IF NOT p_is_asked THEN
      refund := gen_random_uuid();
      PERFORM command.refund_held(p_user, payment.payment_id,
        ROW(refund, p_operator, p_reason)::command.operator_refund, paid, whole, gen_random_uuid(), p_at);
      -- Refunds of other people go in between.
      UPDATE refunds SET return_id = p_return, next_attempt_at = p_at + (refunds_made - 1) * interval '5 seconds'
      WHERE user_id = p_user AND refund_id = refund AND p_return IS NOT NULL;
    END IF;
  END LOOP;
  IF p_top_ups IS NULL AND coalesce(refunds_made < p_most_refunds, true) THEN
    gone := gone + command.captures_refund_own(p_user, p_most_cents - gone, p_is_asked, p_at, p_return => p_return,
      p_is_whole => p_since IS NOT NULL, p_since => p_since, p_providers => p_providers);
  END IF;
  RETURN gone;
END $$;
