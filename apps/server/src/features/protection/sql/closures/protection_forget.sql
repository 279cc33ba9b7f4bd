-- Forgets what a person has declared about themselves. Limits, breaks and their history stay.
CREATE FUNCTION command.protection_forget(p_user uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  UPDATE protection_states SET birth_date = NULL, residence = NULL WHERE user_id = p_user;
END $$;
