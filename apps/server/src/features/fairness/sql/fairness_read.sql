CREATE FUNCTION command.fairness_read(p_user uuid) RETURNS SETOF fairness_states LANGUAGE sql STABLE AS $$
  SELECT * FROM fairness_states WHERE user_id = p_user;
$$;
