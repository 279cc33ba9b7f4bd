-- Ends the offers that a person has: an opening under one gets a void. Later offers hold.
-- - Locks the fairness row, as openings do before they lock wallets and accounts. So it comes before such locks, and an
--   opening that has the lock is recorded first.
-- - The new epoch is random, so that none of a time that a restore has lost comes again.
-- - p_spared: the hash of the offer that a stop spares. It lives on only if every act at this nonce spares it.
-- - p_stopped_at: the time of the stop
CREATE FUNCTION command.offers_end(p_user uuid, p_spared bytea DEFAULT NULL, p_stopped_at timestamptz DEFAULT NULL)
RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
DECLARE
  drawn integer := floor(random() * 2147483647);
BEGIN
  UPDATE fairness_states SET epoch = drawn, ended_nonce = nonce, stopped_at = greatest(stopped_at, p_stopped_at),
    spared = CASE WHEN ended_nonce IS DISTINCT FROM nonce OR spared = p_spared THEN p_spared END
  WHERE user_id = p_user;
END $$;
