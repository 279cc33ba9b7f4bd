-- Notes that an approved payout is about to be handed to its provider, before that happens: from here on, operators
-- can't refuse it by themselves. The next attempt is at p_next_at. Returns whether it shall be sent now. If
-- p_is_stopped, it is not, and one that was never handed over is held.
CREATE FUNCTION command.payout_send(
  p_user uuid, p_payout uuid, p_is_stopped boolean, p_at timestamptz, p_next_at timestamptz
) RETURNS boolean LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
BEGIN
  UPDATE payouts SET status = CASE WHEN p_is_stopped AND status = 'Approved' THEN 'Held' ELSE 'Sent' END,
    next_attempt_at = CASE WHEN p_is_stopped AND status = 'Approved' THEN NULL ELSE p_next_at END,
    first_sent_at = CASE WHEN p_is_stopped THEN first_sent_at ELSE coalesce(first_sent_at, p_at) END,
    last_sent_at = CASE WHEN p_is_stopped THEN last_sent_at ELSE p_at END
  WHERE user_id = p_user AND payout_id = p_payout AND status IN ('Approved', 'Sent') AND next_attempt_at <= p_at;
  RETURN FOUND AND NOT p_is_stopped;
END $$;
