-- Takes the money out of a closed account that came in after its end and can go back to no card, within an operator's
-- transaction. To be transferred: the part that is the person's own, to house:transfers, before the bank sends it, so
-- that no job and no other operator can pay it too. Otherwise all that is left, to house:goodwill.
-- - Refuses with STATUS_CONFLICT unless the account is closed, while a part can still go back to a card, and while a
--   case, a chargeback, a withdrawal or a debt to a card waits.
-- - Refuses with VERSION_CONFLICT if that is another sum.
-- - Locks payments and wallet, as closure_return_rest does.
CREATE FUNCTION command.closure_clear_rest(p_user uuid, p_cents bigint, p_is_transferred boolean, p_at timestamptz)
RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
DECLARE
  balance bigint;
  own bigint;
  rest bigint;
BEGIN
  PERFORM command.payments_own_lock(p_user);
  balance := coalesce(command.wallet_lock(p_user), 0);
  own := command.own_money_free(p_user, command.wallet_own_cents(p_user));
  rest := CASE WHEN p_is_transferred THEN least(balance, own) ELSE balance END;
  IF command.closure_read(p_user) ->> 'closedAt' IS NULL OR rest = 0
    OR command.closure_holds(p_user) && ARRAY['Case', 'Chargeback', 'Withdrawal', 'Owed']
    OR command.payments_refund_own(p_user, own, true, p_at) > 0
  THEN
    PERFORM command.refuse('STATUS_CONFLICT');
  ELSIF rest <> p_cents THEN
    PERFORM command.refuse('VERSION_CONFLICT');
  END IF;
  PERFORM command.ledger_post(p_user,
    CASE WHEN p_is_transferred THEN 'house:transfers' ELSE 'house:goodwill' END, 'TopUp',
    ARRAY[ROW(gen_random_uuid(), -rest,
      CASE WHEN p_is_transferred THEN 'To be sent by bank transfer' ELSE 'Left in a closed account' END,
      NULL)::command.posting],
    p_at);
END $$;
