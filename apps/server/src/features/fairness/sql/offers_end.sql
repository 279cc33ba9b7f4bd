-- Ends the offers that a person has: an opening under one gets a void. Later offers hold. Locks the fairness row, so an
-- opening that has locked it before is recorded first. Must come before locks of wallets and accounts, because openings
-- lock the fairness row first.
CREATE FUNCTION command.offers_end(p_user uuid) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
BEGIN
  UPDATE fairness_states SET epoch = epoch + 1, ended_nonce = nonce WHERE user_id = p_user;
END $$;
