-- Takes the last word about an account that is being closed: sends the person's own money back to where it came from,
-- and takes what is given up. The items are sold back, and the sum is given up with the rest of the balance, also what
-- the house bears of charged back top-ups.
-- - Refuses with STATUS_CONFLICT for operators, and unless the closing has begun and is not done.
-- - Refuses with CLOSURE_HELD while something else than a refund has to end first, and in the first 48 hours.
-- - Refuses with VERSION_CONFLICT if the items or the rest of the balance are not those that were shown.
-- - Locks fairness row, payments, items and wallet, in the order of openings, settlements and sales.
CREATE FUNCTION command.closure_give_up(p_user uuid, p_pieces integer, p_given_up_cents bigint, p_at timestamptz)
RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  held command.held_items;
  balance bigint;
  rest bigint;
  holds text[];
BEGIN
  PERFORM command.offers_end(p_user);
  PERFORM command.payments_own_lock(p_user);
  held := command.inventory_lock(p_user);
  balance := command.wallet_lock(p_user);
  IF command.account_is_operator(p_user) OR NOT command.closure_move(p_user, false, p_at) THEN
    PERFORM command.refuse('STATUS_CONFLICT');
  END IF;
  holds := array_remove(command.closure_holds_shown(p_user, p_at), 'Refund');
  IF cardinality(holds) > 0 THEN
    PERFORM command.refuse('CLOSURE_HELD', jsonb_build_object('holds', holds));
  END IF;
  rest := balance - command.payments_refund_own(p_user,
    command.own_money_free(p_user, command.wallet_own_cents(p_user)), false, p_at);
  IF held.pieces <> p_pieces OR rest <> p_given_up_cents THEN
    PERFORM command.refuse('VERSION_CONFLICT');
  END IF;
  PERFORM command.inventory_sell_all(p_user, p_at);
  rest := rest + held.sell_cents;
  IF rest > 0 THEN
    PERFORM command.ledger_post(p_user, 'house:goodwill', 'TopUp', ARRAY[ROW(gen_random_uuid(), -rest,
      'Given up with the account', NULL)::command.posting], p_at);
  END IF;
END $$;
