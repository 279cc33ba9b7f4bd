-- Forgets what a person has declared about themselves, and where they topped up from. Limits, breaks and their history
-- stay. While an exclusion is in force, its marks stay too: keyed hashes that recognise another account of the person.
CREATE FUNCTION command.protection_forget(p_user uuid) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  taken jsonb := command.break_in_force(p_user, command.database_time());
BEGIN
  UPDATE protection_states SET birth_date = NULL, residence = NULL, former_residence = NULL, former_until = NULL,
    top_up_countries = '{}'
  WHERE user_id = p_user;
  IF taken ->> 'kind' IS DISTINCT FROM 'Exclusion' THEN
    DELETE FROM exclusion_marks WHERE user_id = p_user;
  END IF;
END $$;
