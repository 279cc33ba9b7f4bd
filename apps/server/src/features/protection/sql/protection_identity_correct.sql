-- Corrects what a person has declared, for an operator. Another residence counts at once, and the one before beside it
-- for p_raise_hours, as for the person's own correction.
-- - With 0, which a second person has approved, no former residence counts any more; other countries that the person
--   has left still do.
-- - Refuses with STATUS_CONFLICT if the person has declared nothing.
-- - Returns {birthDate, residence, formerResidence, leftCountries} from before.
CREATE FUNCTION command.protection_identity_correct(
  p_user uuid, p_birth_date text, p_residence text, p_raise_hours integer, p_at timestamptz
) RETURNS jsonb LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
DECLARE
  old protection_states;
BEGIN
  PERFORM command.assert_holds(p_raise_hours >= 0, 'a correction never counts in the past');
  IF EXISTS (SELECT FROM protection_states WHERE user_id = p_user AND birth_date <> p_birth_date) THEN
    PERFORM command.identity_offers_end(p_user);
  END IF;
  SELECT * INTO old FROM protection_states WHERE user_id = p_user FOR UPDATE;
  IF old.birth_date IS NULL THEN
    PERFORM command.refuse('STATUS_CONFLICT');
  END IF;
  IF p_raise_hours = 0 THEN
    UPDATE protection_states SET former_residence = NULL, former_since = NULL, former_until = NULL WHERE user_id = p_user;
  ELSIF old.residence <> p_residence AND coalesce(old.former_until <= p_at, true) THEN
    UPDATE protection_states SET former_residence = old.residence, former_since = old.residence_since,
      former_until = p_at + make_interval(hours => p_raise_hours)
    WHERE user_id = p_user;
  ELSIF old.residence <> p_residence THEN
    PERFORM command.protection_country_left(p_user, old.residence, p_at + make_interval(hours => p_raise_hours),
      old.residence_since);
  END IF;
  IF old.birth_date <> p_birth_date THEN
    PERFORM command.identity_void(p_user);
  END IF;
  UPDATE protection_states SET birth_date = p_birth_date, residence = p_residence WHERE user_id = p_user;
  PERFORM command.register_answer_forget(p_user);
  PERFORM command.exclusion_compare_later(p_user);
  RETURN jsonb_build_object('birthDate', old.birth_date, 'residence', old.residence,
    'formerResidence', old.former_residence, 'leftCountries', old.left_countries);
END $$;
