-- Lets a country that a person leaves count until a time, so that leaving it loosens nothing at once. p_since is when
-- it became known; null if that is not known.
CREATE FUNCTION command.protection_country_left(p_user uuid, p_country text, p_until timestamptz, p_since timestamptz)
RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
BEGIN
  PERFORM command.protection_lock(p_user);
  UPDATE protection_states
  SET left_countries = left_countries || jsonb_build_object(p_country, command.iso_time(p_until)),
    left_since = left_since - p_country || jsonb_strip_nulls(jsonb_build_object(p_country, command.iso_time(p_since)))
  WHERE user_id = p_user;
END $$;
