-- Returns the codes of the countries in which a person has addresses. Returns [] if they have no address.
CREATE FUNCTION command.address_countries(p_user uuid) RETURNS jsonb LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (SELECT coalesce(jsonb_agg(DISTINCT country_code), '[]') FROM addresses WHERE user_id = p_user);
END $$;
