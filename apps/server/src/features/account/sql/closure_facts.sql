-- Returns what a person has left, what closing the account gives back and gives up, and what it waits for:
-- {closure, pieces, sellCents, balanceCents, returnedCents, holds}. closure is null if no closing has begun.
CREATE FUNCTION command.closure_facts(p_user uuid, p_at timestamptz) RETURNS jsonb
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
DECLARE
  held command.held_items := command.inventory_held(p_user);
  wallet wallets := command.wallet_read(p_user);
BEGIN
  RETURN jsonb_build_object('closure', command.closure_read(p_user), 'pieces', held.pieces,
    'sellCents', held.sell_cents, 'balanceCents', wallet.balance_cents,
    'returnedCents', command.payments_refund_own(p_user, command.wallet_own_cents(p_user), true, p_at),
    'holds', to_jsonb(command.closure_holds_shown(p_user, p_at)));
END $$;
