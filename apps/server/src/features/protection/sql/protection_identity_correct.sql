-- Corrects what a person has declared, for an operator. It counts at once, and the residence before no more. Refuses
-- with STATUS_CONFLICT if the person has declared nothing. Returns {birthDate, residence} from before.
CREATE FUNCTION command.protection_identity_correct(p_user uuid, p_birth_date text, p_residence text) RETURNS jsonb
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
DECLARE
  old protection_states;
BEGIN
  SELECT * INTO old FROM protection_states WHERE user_id = p_user FOR UPDATE;
  IF old.birth_date IS NULL THEN
    PERFORM command.refuse('STATUS_CONFLICT');
  END IF;
  UPDATE protection_states SET birth_date = p_birth_date, residence = p_residence, former_residence = NULL,
    former_until = NULL
  WHERE user_id = p_user;
  RETURN jsonb_build_object('birthDate', old.birth_date, 'residence', old.residence);
END $$;
