-- Notes that an approved payout is about to be handed to its provider, before that happens: from here on, operators
-- can't refuse it by themselves. The next attempt is at p_next_at. Returns whether it shall be sent now.
CREATE FUNCTION command.payout_send(p_user uuid, p_payout uuid, p_at timestamptz, p_next_at timestamptz) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
BEGIN
  UPDATE payouts SET status = 'Sent', next_attempt_at = p_next_at
  WHERE user_id = p_user AND payout_id = p_payout AND status IN ('Approved', 'Sent') AND next_attempt_at <= p_at;
  RETURN FOUND;
END $$;
