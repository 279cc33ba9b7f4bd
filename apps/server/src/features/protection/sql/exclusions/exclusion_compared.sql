-- Notes that the job has compared a person's account, unless something changed since p_compare_at.
CREATE FUNCTION command.exclusion_compared(p_user uuid, p_compare_at timestamptz) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
BEGIN
  UPDATE protection_states SET compare_at = NULL WHERE user_id = p_user AND compare_at <= p_compare_at;
END $$;
