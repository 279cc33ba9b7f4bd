-- Takes the money out of a closed account that came in after its end and can go back to no card, within an operator's
-- transaction: to house:transfers if the shop's bank has sent it to its owner, else to house:goodwill.
-- - Refuses with STATUS_CONFLICT unless the account is closed, and while a part can still go back to a card.
-- - Refuses with VERSION_CONFLICT if the balance is another one.
-- - Locks payments and wallet, as closure_return_rest does.
CREATE FUNCTION command.closure_clear_rest(p_user uuid, p_cents bigint, p_is_transferred boolean, p_at timestamptz)
RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
DECLARE
  balance bigint;
BEGIN
  PERFORM command.payments_own_lock(p_user);
  balance := command.wallet_lock(p_user);
  IF command.closure_read(p_user) ->> 'closedAt' IS NULL OR coalesce(balance, 0) = 0
    OR command.payments_refund_own(p_user, command.wallet_own_cents(p_user), true, p_at) > 0
  THEN
    PERFORM command.refuse('STATUS_CONFLICT');
  ELSIF balance <> p_cents THEN
    PERFORM command.refuse('VERSION_CONFLICT');
  END IF;
  PERFORM command.ledger_post(p_user, CASE WHEN p_is_transferred THEN 'house:transfers' ELSE 'house:goodwill' END, 'TopUp',
    ARRAY[ROW(gen_random_uuid(), -balance,
      CASE WHEN p_is_transferred THEN 'Sent by bank transfer' ELSE 'Left in a closed account' END, NULL)::command.posting],
    p_at);
END $$;
