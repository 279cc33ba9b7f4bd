-- Returns what a person has left, what closing the account gives back and gives up, and what it waits for:
-- {closure, pieces, sellCents, balanceCents, returnedCents, refusedCents, holds, lastSequence, walkedCents}.
-- - closure is null if no closing has begun.
-- - refusedCents is other own money: it does not go back.
-- - p_known_sequence and p_known_cents are the lastSequence and walkedCents of an earlier call, or null.
CREATE FUNCTION command.closure_facts(
  p_user uuid, p_at timestamptz, p_known_sequence bigint DEFAULT NULL, p_known_cents bigint DEFAULT NULL
) RETURNS jsonb LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
DECLARE
  held command.held_items := command.inventory_held(p_user);
  wallet wallets := command.wallet_read(p_user);
  walked record;
  free bigint;
  returned bigint;
BEGIN
  SELECT * INTO walked FROM command.wallet_own_known(p_user, p_known_sequence, p_known_cents);
  free := command.own_money_free(p_user, walked.own_cents);
  returned := command.payments_refund_own(p_user, free, true, p_at);
  RETURN jsonb_build_object('closure', command.closure_read(p_user), 'pieces', held.pieces,
    'sellCents', held.sell_cents, 'balanceCents', wallet.balance_cents, 'returnedCents', returned,
    'refusedCents', CASE WHEN free - returned > 2 THEN free - returned ELSE 0 END,
    'holds', to_jsonb(command.closure_holds_shown(p_user, p_at)), 'lastSequence', walked.last_sequence,
    'walkedCents', walked.own_cents);
END $$;
