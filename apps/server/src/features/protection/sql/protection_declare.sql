-- Keeps the birth date and country of residence that a person declares. They can be declared once; a repeat with the
-- same values changes nothing. Refuses with STATUS_CONFLICT.
CREATE FUNCTION command.protection_declare(
  p_user uuid, p_session uuid, p_birth_date text, p_residence text, p_at timestamptz
) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
BEGIN
  PERFORM command.require_session(p_user, p_session, p_at);
  INSERT INTO protection_states (user_id) VALUES (p_user) ON CONFLICT DO NOTHING;
  UPDATE protection_states SET birth_date = p_birth_date, residence = p_residence
  WHERE user_id = p_user AND coalesce(birth_date, p_birth_date) = p_birth_date
    AND coalesce(residence, p_residence) = p_residence;
  IF NOT FOUND THEN
    PERFORM command.refuse('STATUS_CONFLICT');
  END IF;
END $$;
