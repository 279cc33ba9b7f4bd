-- Sends up to p_most_cents of a person's balance back to the payers of captures that were credited to them, the newest
-- first. Returns how much of the balance that takes. Each capture is asked for once.
-- - p_is_asked: only computes it. Otherwise the caller has locked the captures.
-- - p_with_refused: captures whose refund was refused count too
-- - p_capture: only this one; null for all
-- - p_return: the return of own money that asks for it; null if none
CREATE FUNCTION command.captures_refund_own(
  p_user uuid, p_most_cents bigint, p_is_asked boolean, p_at timestamptz, p_with_refused boolean,
  p_capture uuid DEFAULT NULL, p_return uuid DEFAULT NULL
) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  capture quarantined_captures;
  gone bigint := 0;
  paid bigint;
  worth bigint;
BEGIN
  FOR capture IN
    SELECT * FROM quarantined_captures WHERE release_user_id = p_user AND release = 'Credit'
      AND (refund_status IS NULL OR p_with_refused AND refund_status = 'Refused')
      AND (p_capture IS NULL OR capture_id = p_capture)
    ORDER BY released_at DESC, provider_payment_id
  LOOP
    paid := (capture.evidence ->> 'paidCents')::bigint - capture.returned_paid_cents;
    worth := command.capture_worth(capture, capture.returned_paid_cents + paid) - capture.returned_cents;
    IF worth > p_most_cents - gone THEN
      -- Rounds down, so that other currencies never take more than the balance has.
      paid := floor((p_most_cents - gone)::numeric * paid / worth);
      worth := command.capture_worth(capture, capture.returned_paid_cents + paid) - capture.returned_cents;
    END IF;
    CONTINUE WHEN paid <= 0 OR worth <= 0 OR worth > p_most_cents - gone;
    gone := gone + worth;
    IF NOT p_is_asked THEN
      UPDATE quarantined_captures SET refund_id = gen_random_uuid(), refund_status = 'Requested',
        next_attempt_at = p_at, refund_paid_cents = paid, held_cents = worth,
        return_id = p_return
      WHERE provider = capture.provider AND provider_payment_id = capture.provider_payment_id;
      PERFORM command.ledger_post(p_user, 'house:refunds', 'TopUp', ARRAY[ROW(gen_random_uuid(), -worth,
        'Refund of a payment that matched no order', capture.capture_id)::command.posting], p_at);
    END IF;
  END LOOP;
  RETURN gone;
END $$;
