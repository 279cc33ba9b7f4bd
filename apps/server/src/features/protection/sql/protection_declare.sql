-- Keeps the birth date and country of residence that a person declares. Another residence counts at once; the one
-- before counts too for p_raise_hours, so a correction never loosens anything at once. Until then, refuses another
-- correction with TOO_SOON.
CREATE FUNCTION command.protection_declare(
  p_user uuid, p_session uuid, p_birth_date text, p_residence text, p_raise_hours integer, p_at timestamptz
) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
DECLARE
  old protection_states;
  is_moved boolean;
BEGIN
  PERFORM command.require_session(p_user, p_session, p_at);
  PERFORM command.assert_holds(p_raise_hours > 0, 'a correction waits');
  PERFORM command.protection_lock(p_user);
  SELECT * INTO old FROM protection_states WHERE user_id = p_user;
  is_moved := old.residence <> p_residence;
  IF is_moved AND old.former_until > p_at THEN
    PERFORM command.refuse('TOO_SOON', jsonb_build_object('retryAtUtc', command.iso_time(old.former_until)));
  END IF;
  UPDATE protection_states SET birth_date = p_birth_date, residence = p_residence,
    former_residence = CASE WHEN is_moved THEN old.residence ELSE former_residence END,
    former_until = CASE WHEN is_moved THEN p_at + make_interval(hours => p_raise_hours) ELSE former_until END
  WHERE user_id = p_user;
END $$;
