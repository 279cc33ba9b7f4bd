-- Returns {ownCents, refusedCents, returns, lastSequence, walkedCents}: how much of a balance goes back to cards, what
-- would go back too if no card had refused a refund, and what was sent back.
-- p_known_cents is the walkedCents of an earlier call, whose lastSequence was p_known_sequence. If the wallet has no
-- later entry, the ledger is not read again.
CREATE FUNCTION command.own_money_facts(
  p_user uuid, p_at timestamptz, p_known_sequence bigint DEFAULT NULL, p_known_cents bigint DEFAULT NULL
) RETURNS jsonb LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
DECLARE
  wallet wallets := command.wallet_read(p_user);
  own bigint := p_known_cents;
  returned bigint;
  free bigint;
BEGIN
  IF p_known_sequence IS DISTINCT FROM wallet.last_sequence THEN
    own := command.wallet_own_cents(p_user);
  END IF;
  free := greatest(0, own - command.top_ups_borne(p_user));
  returned := command.payments_refund_own(p_user, free, true, p_at);
  RETURN jsonb_build_object('ownCents', returned,
    'refusedCents', command.payments_refund_own(p_user, free, true, p_at, p_with_refused => true) - returned,
    'returns', command.own_returns_read(p_user), 'lastSequence', wallet.last_sequence, 'walkedCents', own);
END $$;
