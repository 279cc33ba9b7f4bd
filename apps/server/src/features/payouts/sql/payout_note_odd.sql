-- Notes that money of a payout has moved otherwise than it was ordered, and queues it for a case. Does nothing if that
-- was noted before.
CREATE FUNCTION command.payout_note_odd(p_user uuid, p_payout uuid, p_at timestamptz) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
BEGIN
  UPDATE payouts SET odd_at = p_at WHERE user_id = p_user AND payout_id = p_payout AND odd_at IS NULL;
  IF FOUND THEN
    PERFORM command.signal_note('Payout', p_user, p_payout);
  END IF;
END $$;
