-- Returns the countries that a person's row knows at a time: of top-ups of the last twelve months, of the residence,
-- and of the one before while it still counts.
CREATE FUNCTION command.protection_countries(p_state protection_states, p_at timestamptz) RETURNS text[]
LANGUAGE sql STABLE AS $$
  SELECT array_remove(ARRAY(SELECT country FROM jsonb_each_text(p_state.top_up_countries) AS used (country, last_at)
      WHERE last_at::timestamptz > p_at - interval '12 months')
    || p_state.residence || CASE WHEN p_state.former_until > p_at THEN p_state.former_residence END, NULL);
$$;
