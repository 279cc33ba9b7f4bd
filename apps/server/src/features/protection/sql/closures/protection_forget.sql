-- Forgets what a person has declared and proven about themselves, and where and with which cards they paid.
-- - Limits, breaks and their history stay.
-- - While an exclusion is in force, its marks stay: keyed hashes that recognise another account of the person.
-- - While a break, an exclusion or a limit is, p_marks of the mailbox stay, by which a new account gets them.
CREATE FUNCTION command.protection_forget(p_user uuid, p_marks command.exclusion_mark[]) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  taken jsonb := command.break_in_force(p_user, command.database_time());
BEGIN
  UPDATE protection_states SET birth_date = NULL, residence = NULL, residence_since = NULL, former_residence = NULL,
    former_since = NULL, former_until = NULL, top_up_countries = '{}', left_countries = '{}', left_since = '{}',
    compare_at = NULL, card_marks = '{}'
  WHERE user_id = p_user;
  DELETE FROM identity_pictures WHERE user_id = p_user;
  DELETE FROM identity_checks WHERE user_id = p_user;
  DELETE FROM identity_marks WHERE user_id = p_user;
  IF taken ->> 'kind' IS DISTINCT FROM 'Exclusion' THEN
    DELETE FROM exclusion_marks WHERE user_id = p_user;
  END IF;
  IF taken IS NOT NULL
    OR EXISTS (SELECT FROM protection_limits WHERE user_id = p_user AND amount_cents IS NOT NULL)
  THEN
    INSERT INTO exclusion_marks (mark, kind, user_id) SELECT mark, kind, p_user FROM unnest(p_marks)
    ON CONFLICT DO NOTHING;
  END IF;
END $$;
