-- Ends the offers that a person has: an opening under one gets a void. Later offers hold.
-- - Locks the fairness row, as openings do before they lock wallets and accounts. So it comes before such locks, and an
--   opening that has the lock is recorded first.
-- - The new epoch is random, so that none of a time that a restore has lost comes again.
CREATE FUNCTION command.offers_end(p_user uuid) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
DECLARE
  drawn integer := floor(random() * 2147483647);
BEGIN
  UPDATE fairness_states SET epoch = drawn, ended_nonce = nonce WHERE user_id = p_user;
END $$;
