-- Takes the last word for a person who has asked in writing, within an operator's transaction. See closure_give_up.
-- Refuses with STATUS_CONFLICT if no operator has begun the closing, or that was 30 days ago.
CREATE FUNCTION command.closure_confirm_for(
  p_user uuid, p_pieces integer, p_given_up_cents bigint, p_at timestamptz
) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
BEGIN
  PERFORM command.closure_require_asked(p_user, p_at);
  PERFORM command.closure_give_up(p_user, p_pieces, p_given_up_cents, p_at);
END $$;
