-- Books what the provider has returned of a quarantined capture, each part once, and back if a chargeback is withdrawn.
-- - If the capture was credited to a person, takes the money from what is held for its refund, then from their balance
--   as far as that suffices. A new chargeback locks their account and opens a case. Otherwise takes it from the
--   quarantine.
-- - A chargeback of what was refunded locks the account too, although no money moves.
-- - When the money of a chargeback comes back, a refund that was refused or is done can be asked for again.
-- - A refund that failed or came back counts as refused, and is booked before new disputes of the same report. The
--   money held for it goes back to the balance.
-- - Ignores other captures, and those booked to a payment, because that payment is settled itself.
CREATE FUNCTION command.settle_capture(
  p_report command.payment_report, p_entries command.reversal_entries, p_at timestamptz
) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
DECLARE
  capture quarantined_captures;
  back bigint := coalesce(p_report."refundsBackPaidCents", 0);
  is_back boolean;
  returned_paid bigint;
  returned bigint;
  held bigint;
  charged_back bigint := coalesce(p_report."chargedBackPaidCents", 0);
  is_charged_back boolean;
  -- Whether the refund that the shop had asked for is among those that came back. If a report has no keys, it is.
  is_own_back boolean;
  first command.payment_report;
BEGIN
  SELECT * INTO capture FROM quarantined_captures
  WHERE provider = p_report.provider AND provider_payment_id = p_report."providerPaymentId" FOR UPDATE;
  is_back := back > capture.refunds_back_paid_cents;
  returned_paid := least((capture.evidence ->> 'paidCents')::bigint,
    coalesce(p_report."refundedPaidCents", 0) - back + charged_back);
  is_charged_back := charged_back > capture.charged_back_paid_cents;
  IF capture.provider IS NULL OR capture.release IS NOT DISTINCT FROM 'Payment'
    OR back < capture.refunds_back_paid_cents
    OR returned_paid <= capture.returned_paid_cents AND NOT is_back
      AND NOT (returned_paid = capture.returned_paid_cents AND is_charged_back)
      AND coalesce(p_report."disputedAt" <= coalesce(capture.disputed_at, 'epoch'), true)
    OR p_report."disputedAt" < capture.disputed_at
  THEN
    RETURN;
  ELSIF is_back AND is_charged_back THEN
    first := p_report;
    first."chargedBackPaidCents" := capture.charged_back_paid_cents;
    first."disputedAt" := capture.disputed_at;
    PERFORM command.settle_capture(first, ROW(gen_random_uuid(), gen_random_uuid(), gen_random_uuid(),
      gen_random_uuid(), gen_random_uuid())::command.reversal_entries, p_at);
    PERFORM command.settle_capture(p_report, p_entries, p_at);
    RETURN;
  END IF;
  is_own_back := is_back AND coalesce(capture.refund_status IN ('Requested', 'Taken')
    AND capture.refund_id::text = ANY (p_report."backKeys")
    OR capture.refund_status = 'Taken' AND cardinality(p_report."backKeys") = 0, false);
  returned := command.capture_worth(capture, returned_paid) - capture.returned_cents;
  UPDATE quarantined_captures
  SET returned_paid_cents = returned_paid, returned_cents = returned_cents + returned,
    charged_back_paid_cents = charged_back, refunds_back_paid_cents = back, disputed_at = greatest(disputed_at, p_report."disputedAt"),
    next_attempt_at = CASE WHEN NOT is_own_back THEN next_attempt_at END,
    release = CASE WHEN NOT is_own_back OR release = 'Credit' THEN release END,
    released_at = CASE WHEN NOT is_own_back OR release = 'Credit' THEN released_at END,
    failed_at = CASE WHEN is_back THEN p_at ELSE failed_at END,
    next_look_at = CASE WHEN NOT is_own_back THEN next_look_at END,
    refund_status = CASE WHEN is_own_back OR is_back AND release = 'Credit' AND refund_status = 'Taken' THEN 'Refused'
      WHEN returned >= 0 OR refund_status = 'Requested' OR held_cents > 0 THEN refund_status END
  WHERE provider = capture.provider AND provider_payment_id = capture.provider_payment_id;
  IF returned < 0 AND capture.release = 'Credit' THEN
    PERFORM command.payment_recover(capture.release_user_id, capture.provider, -returned,
      greatest(0, -returned + command.ledger_net(capture.release_user_id, 'house:chargebacks', capture.capture_id)),
      CASE WHEN is_back THEN 'Refund of a payment that matched no order came back' ELSE 'Chargeback was withdrawn' END,
      capture.capture_id, p_entries, p_at);
  ELSIF returned < 0 THEN
    PERFORM command.ledger_transfer(capture.user_id, p_entries."houseEntryId", 'gateway:' || capture.provider,
      'house:quarantine', -returned, capture.capture_id, p_at);
  ELSIF capture.release = 'Credit' THEN
    held := least(returned, capture.held_cents);
    IF held > 0 THEN
      UPDATE quarantined_captures SET held_cents = held_cents - held WHERE provider = capture.provider
        AND provider_payment_id = capture.provider_payment_id;
      PERFORM command.ledger_transfer(capture.release_user_id, p_entries."heldEntryId", 'house:refunds',
        'gateway:' || capture.provider, held, capture.capture_id, p_at);
    END IF;
    PERFORM command.reverse_payment(capture.release_user_id, capture.provider,
      CASE WHEN is_charged_back THEN 'Chargeback' ELSE 'Refund' END, returned - held,
      'a payment that matched no order', capture.capture_id, p_entries, p_at);
    IF is_charged_back THEN
      PERFORM command.signal_note('Chargeback', capture.release_user_id, capture.capture_id);
    END IF;
  ELSIF returned > 0 THEN
    PERFORM command.ledger_transfer(capture.user_id, p_entries."houseEntryId", 'house:quarantine',
      'gateway:' || capture.provider, returned, capture.capture_id, p_at);
  END IF;
  IF is_own_back AND capture.release = 'Credit' THEN
    SELECT * INTO capture FROM quarantined_captures
    WHERE provider = capture.provider AND provider_payment_id = capture.provider_payment_id;
    PERFORM command.capture_release_hold(capture, p_at);
  END IF;
END $$;
