-- Forgets the names of a person's browsers, and the client seed that they typed for openings to come. Keys and records
-- stay, because proofs need them.
CREATE FUNCTION command.fairness_forget(p_user uuid, p_at timestamptz) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  UPDATE browser_keys SET name = '', removed_at = coalesce(removed_at, p_at) WHERE user_id = p_user;
  UPDATE fairness_states SET client_seed = '' WHERE user_id = p_user;
END $$;
