-- Forgets the last word of a person who is closing their account, because something came back to them since.
CREATE FUNCTION command.closure_ask_again(p_user uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  UPDATE closures SET confirmed_at = NULL WHERE user_id = p_user AND closed_at IS NULL;
END $$;
