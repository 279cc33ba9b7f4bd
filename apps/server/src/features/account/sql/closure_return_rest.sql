-- Sends what came into the balance of a closed account after its end back to where it came from, as far as it is the
-- person's own and not borne by the house, and notes the try. Does nothing for other accounts. Locks payments and
-- wallet, as closure_give_up does.
CREATE FUNCTION command.closure_return_rest(p_user uuid, p_at timestamptz) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
DECLARE
  wallet wallets;
BEGIN
  IF command.closure_read(p_user) ->> 'closedAt' IS NULL THEN
    RETURN;
  END IF;
  PERFORM command.payments_own_lock(p_user);
  PERFORM command.wallet_lock(p_user);
  PERFORM command.payments_refund_own(p_user,
    command.own_money_free(p_user, command.wallet_own_cents(p_user)), false, p_at);
  wallet := command.wallet_read(p_user);
  PERFORM command.closure_rest_tried(p_user, wallet.last_sequence, p_at);
END $$;
