-- Keeps the answer of the register of exclusions about a person. Of two answers, the one that was asked for later
-- counts; that the person is excluded counts also against a question of the same two seconds. An answer about earlier
-- facts only counts if the person is excluded. Ends the offers of who is excluded.
CREATE FUNCTION command.register_answer_keep(p_user uuid, p_is_excluded boolean, p_asked_at timestamptz) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
DECLARE
  least_at timestamptz := p_asked_at + interval '2 seconds';
  most_at timestamptz := p_asked_at - interval '2 seconds';
BEGIN
  IF p_is_excluded THEN
    PERFORM command.offers_end(p_user);
  END IF;
  PERFORM command.protection_lock(p_user);
  UPDATE protection_states SET register_excluded = p_is_excluded, register_asked_at = p_asked_at
  WHERE user_id = p_user AND CASE
    WHEN p_is_excluded THEN coalesce(least_at >= register_asked_at, true)
    ELSE coalesce(p_asked_at >= register_facts_at, true)
      AND coalesce(CASE WHEN register_excluded THEN most_at ELSE p_asked_at END > register_asked_at, true) END;
END $$;
