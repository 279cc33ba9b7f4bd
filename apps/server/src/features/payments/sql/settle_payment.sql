-- Settles a payment of a purpose: brings it to the state that the provider reports. Locks its row. A report may be old,
-- repeated or out of order:
-- - Success never reverts, and only a matching capture turns a failure into success.
-- - A capture that does not match is quarantined.
-- - Refunded, come back and charged-back sums are those of the capture that paid, and only grow. A chargeback is
--   withdrawn only by a report whose disputes changed later than those that are booked.
-- - A bank may charge back what was refunded: the books never give back more than was paid, but operators are warned.
-- - If returned money had been credited to the balance, it no longer counts as credited, and the caller takes it back.
CREATE FUNCTION command.settle_payment(
  p_user uuid, p_payment uuid, p_purpose text, p_report command.payment_report, p_entry uuid, p_at timestamptz
) RETURNS command.settlement LANGUAGE plpgsql AS $$
DECLARE
  payment payments;
  next_status text;
  is_captured boolean := p_report.state = 'Captured';
  is_over boolean := p_report.state IN ('Declined', 'Cancelled', 'Expired')
    AND p_report.reference = p_user || '.' || p_payment;
  -- Whether the report is about another capture than the one that paid, for example of another card.
  is_foreign boolean;
  charged_back bigint := 0;
  recovered bigint := 0;
  -- How much later the report's disputes changed than those that are booked. Null if the provider does not tell.
  later interval;
  refunded bigint := 0;
  -- Refunds that failed or came back since the last report, and the part of them that had been booked.
  back bigint := 0;
  came_back bigint := 0;
  noted record;
  back_shipping bigint := 0;
  back_held bigint := 0;
  -- Of the refunds that failed, those that the shop had not requested and that are reported for the first time.
  unknown_back bigint := 0;
  -- The part of the payment that was given back neither to the card nor to the balance.
  kept bigint;
  refunded_credited bigint;
  charged_back_credited bigint;
  refunded_held bigint;
  charged_back_held bigint;
  refunded_shipping bigint;
  is_unasked boolean;
  net_refunded bigint;
  is_disputed boolean := false;
  -- Whether the bank charged back what had been refunded.
  is_twice boolean := false;
BEGIN
  SELECT * INTO payment FROM payments WHERE user_id = p_user AND payment_id = p_payment FOR UPDATE;
  PERFORM command.assert_holds(payment.purpose = p_purpose, 'a payment is settled for its own purpose');
  PERFORM command.assert_holds(NOT is_captured OR p_report."providerPaymentId" IS NOT NULL,
    'a capture has the id that its provider gave it');
  -- Neither a provider that the payment has left nor a session that nobody has seen decides how it ends.
  is_over := is_over AND p_report.provider = payment.provider
    AND coalesce(p_report."sessionId" = payment.session_id, true);
  is_foreign := p_report.provider <> payment.provider OR payment.status = 'Success'
    AND p_report."providerPaymentId" IS DISTINCT FROM payment.provider_payment_id;
  IF is_captured AND command.capture_is_gone(payment, p_report) THEN
    is_captured := false;
    is_foreign := true;
    is_over := payment.expires_at <= p_at AND p_report.provider = payment.provider;
  ELSIF is_captured AND (command.capture_is_quarantined(p_report)
    OR command.payment_matches(payment, p_report) IS NOT TRUE
    OR payment.status <> 'Success' AND NOT command.capture_claim(payment, p_report))
  THEN
    PERFORM command.quarantine_capture(p_user, p_payment, p_report, p_entry, p_at);
    -- One at a provider that the payment has left does not hold it.
    payment.quarantined_at := coalesce(payment.quarantined_at,
      CASE WHEN p_report.provider = payment.provider THEN p_at END);
    is_captured := false;
    is_foreign := true;
  END IF;

  next_status := CASE
    WHEN payment.status = 'Success' OR is_captured THEN 'Success'
    WHEN is_over AND payment.quarantined_at IS NULL THEN 'Failed'
    ELSE payment.status END;
  IF next_status = 'Success' AND NOT is_foreign THEN
    back := greatest(0, coalesce(p_report."refundsBackPaidCents", 0) - payment.refunds_back_paid_cents);
    payment.refunds_back_paid_cents := payment.refunds_back_paid_cents + back;
    SELECT * INTO noted FROM command.refunds_return(p_user, p_payment, p_report."backKeys", p_at);
    back_shipping := noted.shipping_cents;
    unknown_back := least(back - noted.paid_cents,
      p_report."refundedPaidCents" - payment.refunded_paid_cents - noted.paid_cents);
    -- Requests are not among what failed without one, so they come on top of it in the sum that is reported.
    IF unknown_back > 0 THEN
      UPDATE refunds SET refunded_before_cents = refunded_before_cents + unknown_back
      WHERE user_id = p_user AND payment_id = p_payment AND status <> 'Refused';
    END IF;
    back := command.payment_worth(payment, back);
    net_refunded := command.payment_worth(payment, greatest(0,
      greatest(payment.refunded_paid_cents, p_report."refundedPaidCents") - payment.refunds_back_paid_cents));
    refunded := greatest(0,
      least(payment.amount_cents - payment.charged_back_cents, net_refunded) - payment.refunded_cents);
    came_back := CASE WHEN back > 0 THEN greatest(0, payment.refunded_cents - net_refunded) ELSE 0 END;
    -- The caller books what came back, and then settles the same report again, with its disputes.
    IF came_back > 0 THEN
      p_report."chargedBackPaidCents" := payment.charged_back_paid_cents;
      p_report."disputedAt" := payment.disputed_at;
    END IF;
    back_held := greatest(0, noted.held_cents - came_back);
    charged_back := least(payment.amount_cents - payment.refunded_cents - refunded + came_back,
      command.payment_worth(payment, coalesce(p_report."chargedBackPaidCents", 0))) - payment.charged_back_cents;
    later := p_report."disputedAt" - coalesce(payment.disputed_at, 'epoch');
    recovered := CASE WHEN later > interval '0' THEN greatest(0, -charged_back) ELSE 0 END;
    charged_back := CASE WHEN later < interval '0' THEN 0 ELSE greatest(0, charged_back) END;
    is_disputed := charged_back > 0 OR coalesce(later >= interval '0', true)
      AND coalesce(p_report."chargedBackPaidCents" > payment.charged_back_paid_cents, false);
    is_twice := is_disputed AND greatest(payment.refunded_paid_cents, p_report."refundedPaidCents")
      - payment.refunds_back_paid_cents + p_report."chargedBackPaidCents" > payment.paid_cents;
    payment.disputed_at := greatest(payment.disputed_at, p_report."disputedAt");
    IF came_back > 0 THEN
      charged_back := 0;
      recovered := 0;
    END IF;
  END IF;
  refunded_held := least(refunded, payment.held_cents);
  charged_back_held := least(charged_back, payment.held_cents - refunded_held);
  refunded_shipping := least(refunded,
    greatest(0, command.refunded_shipping(p_user, p_payment) - payment.refunded_shipping_cents));
  is_unasked := refunded > 0 AND p_report."refundedPaidCents" > command.payment_committed(payment);
  kept := payment.amount_cents - payment.charged_back_cents - payment.refunded_cents + came_back
    - payment.credited_cents;
  -- Money held for a refund of an order had been credited.
  refunded_credited := greatest(0, refunded - kept,
    CASE WHEN p_purpose = 'Purchase' THEN least(refunded_held, payment.credited_cents) END);
  charged_back_credited := greatest(0, refunded + charged_back - greatest(0, kept) - refunded_credited);
  IF next_status = 'Failed' AND payment.request_key IS NOT NULL THEN
    PERFORM command.idempotency_release(p_user, p_user, payment.request_key);
  END IF;
  UPDATE payments SET status = next_status, quarantined_at = payment.quarantined_at,
    provider_status = CASE WHEN payment.status <> 'Success' AND NOT is_foreign
      THEN p_report.state ELSE provider_status END,
    provider_payment_id = CASE WHEN payment.status <> 'Success' AND NOT is_foreign
      THEN coalesce(p_report."providerPaymentId", provider_payment_id) ELSE provider_payment_id END,
    failure_reason = CASE WHEN next_status = 'Failed' THEN coalesce(failure_reason, p_report."failureReason") END,
    settled_at = CASE WHEN next_status = 'Pending' THEN NULL WHEN next_status = status THEN settled_at ELSE p_at END,
    next_check_at = CASE
      WHEN next_status <> 'Pending' OR payment.quarantined_at IS NOT NULL AND expires_at <= p_at THEN NULL
      WHEN payment.quarantined_at IS NOT NULL THEN expires_at
      ELSE next_check_at END,
    request_key = CASE WHEN next_status = 'Failed' THEN NULL ELSE request_key END,
    charged_back_cents = charged_back_cents + charged_back - recovered,
    recovered_cents = recovered_cents + recovered,
    disputed_at = payment.disputed_at,
    refunded_cents = refunded_cents + refunded - came_back,
    refunds_back_cents = refunds_back_cents + came_back,
    refunds_back_paid_cents = payment.refunds_back_paid_cents,
    charged_back_paid_cents = CASE
      WHEN next_status = 'Success' AND NOT is_foreign AND later > interval '0'
        THEN coalesce(p_report."chargedBackPaidCents", charged_back_paid_cents)
      WHEN next_status = 'Success' AND NOT is_foreign AND coalesce(later >= interval '0', true)
        THEN greatest(charged_back_paid_cents, p_report."chargedBackPaidCents")
      ELSE charged_back_paid_cents END,
    refunded_paid_cents = CASE WHEN next_status = 'Success' AND NOT is_foreign
      THEN greatest(refunded_paid_cents, p_report."refundedPaidCents") ELSE refunded_paid_cents END,
    held_cents = held_cents - refunded_held - charged_back_held,
    refunded_shipping_cents = refunded_shipping_cents + refunded_shipping,
    handled_at = CASE WHEN NOT is_disputed AND back = 0 AND NOT is_unasked THEN handled_at END,
    credited_cents = credited_cents - refunded_credited - charged_back_credited
  WHERE user_id = p_user AND payment_id = p_payment;
  IF is_disputed THEN
    PERFORM command.signal_note('Chargeback', p_user, p_payment);
  END IF;
  RETURN ROW(next_status,
    next_status = 'Success' AND payment.status <> 'Success',
    next_status = 'Failed' AND payment.status = 'Pending',
    payment.provider_status IS NOT DISTINCT FROM 'Processing',
    next_status = 'Pending' AND payment.quarantined_at IS NOT NULL AND payment.expires_at <= p_at,
    charged_back, charged_back_credited, refunded, refunded_credited, refunded_held, charged_back_held,
    refunded_shipping, is_unasked, payment.provider, payment.subject_id, payment.amount_cents, recovered,
    payment.refunded_cents + refunded - came_back + payment.charged_back_cents + charged_back - recovered,
    payment.status = 'Failed', payment.created_at, came_back,
    least(back_held, greatest(0, back - came_back), payment.held_cents - refunded_held - charged_back_held), back_shipping,
    back > 0, is_twice)::command.settlement;
END $$;
