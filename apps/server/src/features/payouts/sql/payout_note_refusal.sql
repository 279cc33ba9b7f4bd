-- Notes that a provider refused a payout which its books don't have, and tries again an hour later. Returns whether the
-- refusal counts now. After an attempt without an answer it counts an hour later, because the books may lag behind.
CREATE FUNCTION command.payout_note_refusal(p_user uuid, p_payout uuid, p_at timestamptz) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
DECLARE
  payout payouts;
BEGIN
  UPDATE payouts SET refused_at = coalesce(refused_at, p_at),
    next_attempt_at = coalesce(refused_at, p_at) + interval '1 hour'
  WHERE user_id = p_user AND payout_id = p_payout AND status = 'Sent' AND provider_payout_id IS NULL
  RETURNING * INTO payout;
  RETURN coalesce(payout.first_sent_at = payout.last_sent_at OR payout.refused_at <= p_at - interval '1 hour', false);
END $$;
