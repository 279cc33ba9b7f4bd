-- Keeps the answer of the register of exclusions about a person. Of two answers, the one that was asked for later
-- counts; that the person is excluded counts also against a question of the same two seconds. An answer about earlier
-- facts only counts if the person is excluded. Ends the offers of who is excluded.
CREATE FUNCTION command.register_answer_keep(p_user uuid, p_is_excluded boolean, p_asked_at timestamptz) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
BEGIN
  IF p_is_excluded THEN
    PERFORM command.offers_end(p_user);
  END IF;
  PERFORM command.protection_lock(p_user);
  UPDATE protection_states SET register_excluded = p_is_excluded, register_asked_at = p_asked_at
  WHERE user_id = p_user AND CASE
    WHEN p_is_excluded THEN coalesce(p_asked_at >= register_asked_at - interval '2 seconds', true)
    ELSE coalesce(p_asked_at >= register_facts_at, true) AND coalesce(p_asked_at
      > register_asked_at + CASE WHEN register_excluded THEN interval '2 seconds' ELSE interval '0' END, true) END;
END $$;
