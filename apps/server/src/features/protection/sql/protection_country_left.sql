-- Lets the country of an address that a person removes count until a time, so that removing it loosens nothing at once.
CREATE FUNCTION command.protection_country_left(p_user uuid, p_country text, p_until timestamptz) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
BEGIN
  PERFORM command.protection_lock(p_user);
  UPDATE protection_states
  SET left_countries = left_countries || jsonb_build_object(p_country, command.iso_time(p_until))
  WHERE user_id = p_user;
END $$;
