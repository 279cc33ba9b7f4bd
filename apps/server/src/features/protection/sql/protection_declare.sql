-- Keeps the birth date and country of residence that a person declares, and lets the job compare the account with
-- excluded people. Another residence counts at once; the one before counts too for p_raise_hours, so a correction never
-- loosens anything at once.
-- - Refuses with TOO_SOON another residence until then, and the fourth correction of a birth date in 24 hours,
--   because people who try dates would find out about an excluded person.
CREATE FUNCTION command.protection_declare(
  p_user uuid, p_session uuid, p_birth_date text, p_residence text, p_raise_hours integer, p_at timestamptz
) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
DECLARE
  old protection_states;
  is_moved boolean;
  retry_at timestamptz;
  counts_until timestamptz := p_at + make_interval(hours => p_raise_hours);
BEGIN
  PERFORM command.require_session(p_user, p_session, p_at);
  PERFORM command.assert_holds(p_raise_hours > 0, 'a correction waits');
  IF EXISTS (SELECT FROM protection_states WHERE user_id = p_user AND birth_date <> p_birth_date) THEN
    PERFORM command.identity_offers_end(p_user);
  END IF;
  PERFORM command.protection_lock(p_user);
  SELECT * INTO old FROM protection_states WHERE user_id = p_user;
  is_moved := old.residence <> p_residence;
  IF is_moved AND old.former_until > p_at THEN
    retry_at := old.former_until;
  ELSIF old.birth_date <> p_birth_date THEN
    IF p_at >= old.birth_date_changes_from + interval '24 hours' OR old.birth_date_changes_from IS NULL THEN
      old.birth_date_changes := 0;
      old.birth_date_changes_from := p_at;
    ELSIF old.birth_date_changes >= 3 THEN
      retry_at := old.birth_date_changes_from + interval '24 hours';
    END IF;
    old.birth_date_changes := old.birth_date_changes + 1;
  END IF;
  IF retry_at IS NOT NULL THEN
    PERFORM command.refuse('TOO_SOON', jsonb_build_object('retryAtUtc', command.iso_time(retry_at)));
  END IF;
  UPDATE protection_states SET birth_date = p_birth_date, residence = p_residence,
    residence_since = CASE WHEN old.residence = p_residence THEN residence_since ELSE p_at END,
    birth_date_changes = old.birth_date_changes, birth_date_changes_from = old.birth_date_changes_from,
    former_residence = CASE WHEN is_moved THEN old.residence ELSE former_residence END,
    former_since = CASE WHEN is_moved THEN old.residence_since ELSE former_since END,
    former_until = CASE WHEN is_moved THEN counts_until ELSE former_until END
  WHERE user_id = p_user;
  IF old.birth_date <> p_birth_date THEN
    PERFORM command.identity_void(p_user);
  END IF;
  IF (old.birth_date, is_moved) IS DISTINCT FROM (p_birth_date, false) THEN
    PERFORM command.register_answer_forget(p_user);
  END IF;
  PERFORM command.exclusion_compare_later(p_user);
END $$;
