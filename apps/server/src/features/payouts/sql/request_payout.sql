-- Takes winnings out of a person's balance, to be paid to one of their bank accounts or cards. Returns false if a
-- request with this key has done it before.
-- - p_refusal is {code, params} of a refusal by the person's market or identity, null if there is none.
-- - p_providers are those to which own money can go back: it goes first.
-- - Refuses with NOT_FOUND for an unknown account, and LIMIT_REACHED. Refuses with TOO_SOON for a new account, and if
--   ten payouts of the last day were taken back.
-- - Refuses with STATUS_CONFLICT if the payee is in another name or of another provider than p_payout says, or its card
--   was charged back; while own money can go back to a card; and while a chargeback waits for an operator or for the
--   search for signals, or the house bears one.
-- - Refuses with INSUFFICIENT_BALANCE beyond the winnings.
-- - Locks payments, then the wallet, as settlements do.
CREATE FUNCTION command.request_payout(
  p_user uuid, p_request command.keyed_request, p_payout command.new_payout, p_providers text[],
  p_refusal jsonb DEFAULT NULL
) RETURNS boolean LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
DECLARE
  at CONSTANT timestamptz := p_request.at;
  amount CONSTANT bigint := p_payout."amountCents";
  payee payees;
  own jsonb;
  winnings bigint;
  taken_back integer;
  first timestamptz;
  passed jsonb;
BEGIN
  PERFORM command.require_session(p_user, p_request.session, at);
  IF command.idempotency_take(p_user, p_user, p_request) IS NOT NULL THEN
    RETURN false;
  END IF;
  IF p_refusal IS NOT NULL THEN
    PERFORM command.refuse(p_refusal ->> 'code', p_refusal -> 'params');
  END IF;
  PERFORM command.assert_holds(amount > 0, 'a payout pays something');
  PERFORM command.payments_own_lock(p_user);
  PERFORM command.wallet_lock(p_user);
  SELECT * INTO payee FROM payees
  WHERE user_id = p_user AND payee_id = p_payout."payeeId" AND removed_at IS NULL;
  IF payee.payee_id IS NULL THEN
    PERFORM command.refuse('NOT_FOUND');
  ELSIF payee.usable_at > at THEN
    PERFORM command.refuse('TOO_SOON', jsonb_build_object('retryAtUtc', command.iso_time(payee.usable_at)));
  END IF;
  SELECT count(*), min(created_at) INTO taken_back, first FROM payouts
  WHERE user_id = p_user AND status = 'Cancelled' AND created_at > at - interval '24 hours';
  IF taken_back >= 10 THEN
    PERFORM command.refuse('TOO_SOON',
      jsonb_build_object('retryAtUtc', command.iso_time(first + interval '24 hours')));
  END IF;
  own := command.own_money_facts(p_user, p_providers, at);
  IF command.payment_charged_back(p_user, payee.payment_id) OR payee.holder <> p_payout.holder OR payee.provider <> p_payout.provider OR (own ->> 'ownCents')::bigint > 0
    OR 'Chargeback' = ANY (command.payments_unfinished(p_user)) OR command.signals_wait(p_user)
    OR command.house_bears(p_user)
  THEN
    PERFORM command.refuse('STATUS_CONFLICT');
  END IF;
  winnings := command.payout_payable(p_user, (own ->> 'walkedCents')::bigint);
  IF amount > winnings THEN
    PERFORM command.refuse('INSUFFICIENT_BALANCE',
      jsonb_build_object('requiredCents', amount, 'balanceCents', winnings));
  END IF;
  SELECT value INTO passed
  FROM jsonb_array_elements(command.payout_limits(p_user, p_payout."dayCents", p_payout."monthCents", at))
  WHERE (value ->> 'usedCents')::bigint + amount > (value ->> 'limitCents')::bigint LIMIT 1;
  IF passed IS NOT NULL THEN
    PERFORM command.refuse('LIMIT_REACHED', passed || jsonb_build_object('kind', 'Payout'));
  END IF;
  INSERT INTO payouts (user_id, payout_id, payee_id, amount_cents, status, provider, created_at)
  VALUES (p_user, p_payout."payoutId", payee.payee_id, amount, 'Requested', p_payout.provider, at);
  PERFORM command.ledger_post(p_user, 'house:payouts', 'TopUp',
    ARRAY[ROW(gen_random_uuid(), -amount, 'Payout', p_payout."payoutId")::command.posting], at);
  PERFORM command.idempotency_complete(p_user, p_user, p_request.key, '{}');
  RETURN true;
END $$;
