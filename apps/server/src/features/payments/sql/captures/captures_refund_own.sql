-- Sends up to p_most_cents of a person's balance back to the payers of captures that were credited to them, the newest
-- first. Returns how much of the balance that takes. Each capture is asked for once, and again 30 days after its
-- refund was refused.
-- - p_is_asked: only computes it. Otherwise the caller has locked the captures.
-- - p_capture: only this one, also if its refund was refused just now; null for all
-- - p_return: the return of own money that asks for it; null if none
-- - p_is_whole: skips captures of which only a part would go back, because the rest could not follow later
-- - p_since, p_providers: as in payments_refund_own
CREATE FUNCTION command.captures_refund_own(
  p_user uuid, p_most_cents bigint, p_is_asked boolean, p_at timestamptz, p_capture uuid DEFAULT NULL,
  p_return uuid DEFAULT NULL, p_is_whole boolean DEFAULT false, p_since timestamptz DEFAULT NULL,
  p_providers text[] DEFAULT NULL
) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  capture quarantined_captures;
  gone bigint := 0;
  refund uuid;
  paid bigint;
  worth bigint;
BEGIN
  FOR capture IN
    SELECT * FROM quarantined_captures WHERE release_user_id = p_user AND release = 'Credit'
      AND (refund_status IS NULL OR refund_status = 'Refused' AND (p_capture IS NOT NULL
        OR refunds_back_paid_cents = 0 AND failed_at <= p_at - interval '30 days'))
      AND (p_capture IS NULL OR capture_id = p_capture)
      AND (p_since IS NULL OR created_at >= p_since)
      AND (p_providers IS NULL OR provider = ANY (p_providers))
    ORDER BY released_at DESC, provider_payment_id
  LOOP
    paid := (capture.evidence ->> 'paidCents')::bigint - capture.returned_paid_cents;
    worth := command.capture_worth(capture, capture.returned_paid_cents + paid) - capture.returned_cents;
    IF worth > p_most_cents - gone THEN
      CONTINUE WHEN p_is_whole;
      -- Rounds down, so that other currencies never take more than the balance has.
      paid := floor((p_most_cents - gone)::numeric * paid / worth);
      worth := command.capture_worth(capture, capture.returned_paid_cents + paid) - capture.returned_cents;
    END IF;
    CONTINUE WHEN paid <= 0 OR worth <= 0 OR worth > p_most_cents - gone;
    gone := gone + worth;
    IF NOT p_is_asked THEN
      refund := gen_random_uuid();
      UPDATE quarantined_captures SET refund_id = refund, refund_status = 'Requested',
        next_attempt_at = p_at, refund_paid_cents = paid, held_cents = worth,
        return_id = p_return
      WHERE provider = capture.provider AND provider_payment_id = capture.provider_payment_id;
      PERFORM command.ledger_post(p_user, 'house:refunds', 'TopUp', ARRAY[ROW(gen_random_uuid(), -worth,
        'Refund of a payment that matched no order', capture.capture_id)::command.posting], p_at);
    END IF;
  END LOOP;
  RETURN gone;
END $$;
