-- The person's row, held until the transaction ends, so that one person's openings follow each other.
CREATE FUNCTION command.fairness_lock(p_user uuid) RETURNS fairness_states LANGUAGE sql AS $$
  SELECT * FROM fairness_states WHERE user_id = p_user FOR UPDATE;
$$;
