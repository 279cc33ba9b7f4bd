-- Returns the person's fairness row and locks it until the transaction ends, so that one person's openings run one
-- after the other.
CREATE FUNCTION command.fairness_lock(p_user uuid) RETURNS fairness_states LANGUAGE sql AS $$
  SELECT * FROM fairness_states WHERE user_id = p_user FOR UPDATE;
$$;
