-- Ends the offers of a person who is verified, before something makes that void. Locks the fairness row, so it comes
-- before the locks of accounts and counters.
CREATE FUNCTION command.identity_offers_end(p_user uuid) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
BEGIN
  IF EXISTS (SELECT FROM identity_checks WHERE user_id = p_user AND status = 'Verified') THEN
    PERFORM command.offers_end(p_user);
  END IF;
END $$;
