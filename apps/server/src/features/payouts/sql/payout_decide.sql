-- Moves a payout by an operator's decision, within the operator's transaction: to Held, Approved or Refused. Refused
-- puts its money into the balance again. Returns {status, amountCents} from before.
-- - Refuses with NOT_FOUND, and with STATUS_CONFLICT if its status does not allow it.
-- - p_is_not_sent: the provider has noted that it does not pay it, or does not know it. Only then is a payout refused
--   that was sent. One without an answer must not have been handed over for seven days.
CREATE FUNCTION command.payout_decide(
  p_user uuid, p_payout uuid, p_to text, p_is_not_sent boolean, p_at timestamptz, p_reason text DEFAULT NULL
) RETURNS jsonb LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
DECLARE
  payout payouts := command.payout_lock(p_user, p_payout);
BEGIN
  IF NOT (p_to = 'Approved' AND payout.status IN ('Requested', 'Held')
    OR p_to = 'Held' AND payout.status IN ('Requested', 'Approved')
    OR p_to = 'Refused' AND (payout.status IN ('Requested', 'Held', 'Approved')
      OR payout.status = 'Sent' AND p_is_not_sent
        AND (payout.provider_payout_id IS NOT NULL OR payout.last_sent_at < p_at - interval '7 days')))
  THEN
    PERFORM command.refuse('STATUS_CONFLICT');
  END IF;
  UPDATE payouts SET status = p_to, reason = p_reason, decided_at = p_at,
    next_attempt_at = CASE WHEN p_to = 'Approved' THEN p_at END
  WHERE user_id = p_user AND payout_id = p_payout;
  IF p_to = 'Refused' THEN
    PERFORM command.payout_give_back(payout, p_to, p_at);
  END IF;
  RETURN jsonb_build_object('status', payout.status, 'amountCents', payout.amount_cents);
END $$;
