-- Forgets what a person has declared about themselves, and where they topped up from. Limits, breaks and their history
-- stay. While an exclusion is in force, p_marks stay too: keyed hashes that recognise another account of the person.
-- While a break or a limit is, only that of the e-mail address does.
CREATE FUNCTION command.protection_forget(p_user uuid, p_marks command.exclusion_mark[]) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  taken jsonb := command.break_in_force(p_user, command.database_time());
BEGIN
  UPDATE protection_states SET birth_date = NULL, residence = NULL, former_residence = NULL, former_until = NULL,
    top_up_countries = '{}'
  WHERE user_id = p_user;
  IF taken ->> 'kind' = 'Exclusion' THEN
    PERFORM command.exclusion_marks_keep(p_user, p_marks);
    RETURN;
  END IF;
  DELETE FROM exclusion_marks WHERE user_id = p_user;
  IF taken IS NOT NULL
    OR EXISTS (SELECT FROM protection_limits WHERE user_id = p_user AND amount_cents IS NOT NULL)
  THEN
    PERFORM command.exclusion_marks_keep(p_user, ARRAY(SELECT m FROM unnest(p_marks) AS m WHERE m.kind = 'Email'));
  END IF;
END $$;
