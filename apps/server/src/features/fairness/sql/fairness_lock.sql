-- Returns the fairness rows of people and locks them until the transaction ends, in the order of the people, so that
-- one person's openings run one after the other.
CREATE FUNCTION command.fairness_lock(p_users uuid[]) RETURNS SETOF fairness_states LANGUAGE sql AS $$
  SELECT * FROM fairness_states WHERE user_id = ANY(p_users) ORDER BY user_id FOR UPDATE;
$$;
