-- Returns people's fairness rows and locks them in the order of the people until the transaction ends, so that each
-- person's openings run one after the other.
CREATE FUNCTION command.fairness_lock(p_users uuid[]) RETURNS SETOF fairness_states LANGUAGE plpgsql AS $$
BEGIN
  IF cardinality(p_users) > 0 THEN
    RETURN QUERY SELECT * FROM fairness_states WHERE user_id = ANY(p_users) ORDER BY user_id FOR UPDATE;
  END IF;
END $$;
