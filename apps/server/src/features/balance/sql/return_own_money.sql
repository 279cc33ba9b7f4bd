-- Sends up to p_most_cents of a person's own money back to the cards that paid it in the last 12 months. Returns false
-- if a request with this key has done it before. It leaves the balance at once, and can't be taken back.
-- - p_expected_cents is what the person saw as their own. Refuses with VERSION_CONFLICT if that has changed.
-- - p_not_offered has the details of a refusal, null if there is none. p_providers are those that the shop has.
-- - Refuses with STATUS_CONFLICT if nothing goes back, or while a chargeback waits for an operator or for the search
--   for signals, and with RATE_LIMITED from the sixth return of a day or its 21st refund on.
-- - The part that the house bears of charged back top-ups stays in the balance.
-- - Locks payments, then the wallet, as settlements do.
CREATE FUNCTION command.return_own_money(
  p_user uuid, p_request command.keyed_request, p_return uuid, p_most_cents bigint, p_expected_cents bigint,
  p_providers text[], p_not_offered jsonb DEFAULT NULL
) RETURNS boolean LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
DECLARE
  own bigint;
  gone bigint;
  room integer;
  since timestamptz := p_request.at - interval '12 months';
BEGIN
  PERFORM command.require_session(p_user, p_request.session, p_request.at);
  IF command.idempotency_take(p_user, p_user, p_request) IS NOT NULL THEN
    RETURN false;
  END IF;
  IF p_not_offered IS NOT NULL THEN
    PERFORM command.refuse('NOT_OFFERED_HERE', p_not_offered);
  END IF;
  PERFORM command.own_returns_room(p_user, p_request.at);
  PERFORM command.payments_own_lock(p_user);
  PERFORM command.wallet_lock(p_user);
  -- Again under the locks, because of concurrent returns.
  room := command.own_returns_room(p_user, p_request.at);
  IF 'Chargeback' = ANY (command.payments_unfinished(p_user)) OR command.signals_wait(p_user) THEN
    PERFORM command.refuse('STATUS_CONFLICT');
  END IF;
  own := command.own_money_free(p_user, command.wallet_own_cents(p_user));
  IF command.payments_refund_own(p_user, own, true, p_request.at, p_since => since, p_providers => p_providers)
    <> p_expected_cents
  THEN
    PERFORM command.refuse('VERSION_CONFLICT');
  END IF;
  gone := command.payments_refund_own(p_user, least(p_most_cents, own), false, p_request.at, p_return => p_return,
    p_since => since, p_providers => p_providers, p_most_refunds => room);
  IF gone <= 0 THEN
    PERFORM command.refuse('STATUS_CONFLICT');
  END IF;
  PERFORM command.own_return_write(p_user, p_return, gone, p_request.at);
  PERFORM command.idempotency_complete(p_user, p_user, p_request.key, '{}');
  RETURN true;
END $$;
