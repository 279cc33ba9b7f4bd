-- Redeems a gift code: its amount comes from house:gifts into the balance, and counts as paid in. Returns
-- {transactionId, amountCents}, for a repeated request those of the first.
-- - p_hash is null if the application refuses the person: then only an earlier request has a response.
-- - Refuses with GIFT_REFUSED for every code that can't be redeemed, also for a bought one whose buyer is locked, as
--   after a chargeback of another code, and for an issued one if an operator redeems it.
-- - Refuses with TAKING_BREAK, ACCOUNT_CLOSING and LIMIT_REACHED. The code then stays as it is.
-- - Locks the wallet, the person's counters, then the code.
CREATE FUNCTION command.gift_redeem(
  p_user uuid, p_request command.keyed_request, p_entry uuid, p_terms command.deposit_terms, p_hash bytea DEFAULT NULL
) RETURNS jsonb LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
DECLARE
  facts jsonb;
  gift gift_codes;
  redeemed_at timestamptz;
  is_operator boolean := command.account_is_operator(p_user);
  is_giver_locked boolean;
BEGIN
  PERFORM command.require_session(p_user, p_request.session, p_request.at);
  facts := command.idempotency_take(p_user, p_user, p_request);
  IF facts IS NOT NULL THEN
    RETURN facts;
  END IF;
  PERFORM command.wallet_lock(p_user);
  -- A break that begins at the same time locks this too.
  PERFORM command.protection_lock(p_user);
  PERFORM command.break_require_none(p_user);
  PERFORM command.closure_require_none(p_user);
  SELECT * INTO gift FROM gift_codes
  WHERE code_hash = p_hash AND status = 'Live' AND active_from <= p_request.at AND expires_at > p_request.at
    AND (source = 'Bought' OR giver_id <> p_user AND NOT is_operator) FOR UPDATE;
  is_giver_locked := command.accounts_locked(ARRAY[gift.giver_id]) <> '{}'
    AND command.closure_read(gift.giver_id) ->> 'closedAt' IS NULL;
  IF gift.gift_id IS NULL OR gift.source = 'Bought' AND is_giver_locked THEN
    PERFORM command.refuse('GIFT_REFUSED');
  END IF;
  redeemed_at := command.protection_deposit(p_user, gift.amount_cents, p_request.at, p_terms);
  UPDATE gift_codes SET status = 'Redeemed', owed_cents = 0, redeemer_id = p_user, ended_at = p_request.at,
    version = version + 1
  WHERE gift_id = gift.gift_id;
  PERFORM command.ledger_post(p_user, 'house:gifts', 'TopUp',
    ARRAY[ROW(p_entry, gift.amount_cents, 'Gift code', gift.gift_id)::command.posting], redeemed_at);
  facts := jsonb_build_object('transactionId', p_entry, 'amountCents', gift.amount_cents);
  PERFORM command.idempotency_complete(p_user, p_user, p_request.key, facts);
  RETURN facts;
END $$;
