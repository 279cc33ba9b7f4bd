-- Returns what a person has left, what closing the account gives back and gives up, and what it waits for:
-- {closure, pieces, sellCents, balanceCents, returnedCents, refusedCents, holds, lastSequence, ownCents}.
-- - closure is null if no closing has begun.
-- - p_known_own_cents is the ownCents of an earlier call, whose lastSequence was p_known_sequence. If the wallet has no
--   later entry, the ledger is not read again.
CREATE FUNCTION command.closure_facts(
  p_user uuid, p_at timestamptz, p_known_sequence bigint DEFAULT NULL, p_known_own_cents bigint DEFAULT NULL
) RETURNS jsonb LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
DECLARE
  held command.held_items := command.inventory_held(p_user);
  wallet wallets := command.wallet_read(p_user);
  own bigint := p_known_own_cents;
  returned bigint;
BEGIN
  IF p_known_sequence IS DISTINCT FROM wallet.last_sequence THEN
    own := command.wallet_own_cents(p_user);
  END IF;
  returned := command.payments_refund_own(p_user, own, true, p_at);
  RETURN jsonb_build_object('closure', command.closure_read(p_user), 'pieces', held.pieces,
    'sellCents', held.sell_cents, 'balanceCents', wallet.balance_cents, 'returnedCents', returned,
    'refusedCents', command.payments_refund_own(p_user, own, true, p_at, p_with_refused => true) - returned,
    'holds', to_jsonb(command.closure_holds_shown(p_user, p_at)), 'lastSequence', wallet.last_sequence,
    'ownCents', own);
END $$;
