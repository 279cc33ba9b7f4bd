-- Takes a payout back that nobody has approved, at its person's wish. Its money is in the balance again.
-- - Refuses with NOT_FOUND, and with STATUS_CONFLICT if it was approved or has ended.
-- - Returns false if a request with this key has done it before. Locks the wallet, then the payout.
CREATE FUNCTION command.payout_cancel(p_user uuid, p_request command.keyed_request, p_payout uuid) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
DECLARE
  payout payouts;
BEGIN
  PERFORM command.require_session(p_user, p_request.session, p_request.at);
  IF command.idempotency_take(p_user, p_user, p_request) IS NOT NULL THEN
    RETURN false;
  END IF;
  payout := command.payout_lock(p_user, p_payout);
  IF payout.status NOT IN ('Requested', 'Held') THEN
    PERFORM command.refuse('STATUS_CONFLICT');
  END IF;
  UPDATE payouts SET status = 'Cancelled', reason = NULL WHERE user_id = p_user AND payout_id = p_payout;
  PERFORM command.payout_give_back(payout, 'Cancelled', p_request.at);
  PERFORM command.idempotency_complete(p_user, p_user, p_request.key, '{}');
  RETURN true;
END $$;
