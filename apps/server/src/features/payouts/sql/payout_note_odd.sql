-- Notes in which way money of a payout has moved otherwise than it was ordered, and queues it for a case. Does nothing
-- if that way was noted before.
CREATE FUNCTION command.payout_note_odd(p_user uuid, p_payout uuid, p_kind text, p_at timestamptz) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
BEGIN
  UPDATE payouts SET odd_at = coalesce(odd_at, p_at), odd_kinds = odd_kinds || p_kind
  WHERE user_id = p_user AND payout_id = p_payout AND NOT p_kind = ANY (odd_kinds);
  IF FOUND THEN
    PERFORM command.signal_note('Payout', p_user, p_payout);
  END IF;
END $$;
