-- Notes that a provider was asked for a payout, so that others come first the next time.
CREATE FUNCTION command.payout_note_look(p_user uuid, p_payout uuid, p_at timestamptz) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
BEGIN
  UPDATE payouts SET looked_at = p_at WHERE user_id = p_user AND payout_id = p_payout;
END $$;
