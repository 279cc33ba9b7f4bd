-- Begins the purchase of a gift code: checks the session, takes the idempotency key and writes the pending payment. A
-- repeated request returns the payment of the first one. Returns the payment's id.
-- - p_payment is null if no new payment may be written.
-- - Counts as paid in by the buyer. Redeeming counts again, because both could otherwise pass limits.
-- - Refuses with TAKING_BREAK, ACCOUNT_CLOSING and LIMIT_REACHED.
CREATE FUNCTION command.begin_gift(
  p_user uuid, p_request command.keyed_request, p_terms command.deposit_terms,
  p_payment command.new_payment DEFAULT NULL
) RETURNS uuid LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
DECLARE
  facts jsonb;
  begun uuid;
  begun_at timestamptz := p_request.at;
BEGIN
  PERFORM command.require_session(p_user, p_request.session, p_request.at);
  facts := command.idempotency_take(p_user, p_user, p_request);
  IF facts IS NOT NULL THEN
    RETURN (facts ->> 'paymentId')::uuid;
  END IF;
  -- A break that begins at the same time locks this too.
  PERFORM command.protection_lock(p_user);
  PERFORM command.break_require_none(p_user);
  PERFORM command.closure_require_none(p_user);
  PERFORM command.assert_holds(p_payment IS NULL OR p_payment.purpose = 'Gift' AND p_payment."currencyCode" = 'EUR'
    AND p_payment."amountCents" BETWEEN 1000 AND 50000 AND NOT p_payment."canBeReversed",
    'a gift code costs 10 to 500 euros, which no bank takes back without a reason');
  begun := command.begun_payment(p_user, p_request.key);
  IF begun IS NOT NULL THEN
    RETURN begun;
  END IF;
  -- IS NOT NULL would be false for a payment with an empty field.
  IF NOT (p_payment IS NULL) THEN
    begun_at := command.protection_deposit(p_user, p_payment."amountCents", p_request.at, p_terms);
  END IF;
  RETURN command.begin_payment(p_user, p_request.key, p_payment, begun_at);
END $$;
