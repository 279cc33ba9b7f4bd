-- Removes an e-mail address from an account that has another one. Refuses with STATUS_CONFLICT if it is the only
-- address.
CREATE FUNCTION command.identity_give_up(p_user uuid, p_identity text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
BEGIN
  DELETE FROM identities WHERE user_id = p_user AND value = p_identity AND value LIKE 'email:%'
    AND EXISTS (SELECT 1 FROM identities other
      WHERE other.user_id = p_user AND other.value LIKE 'email:%' AND other.value <> p_identity);
  IF NOT FOUND THEN
    PERFORM command.refuse('STATUS_CONFLICT');
  END IF;
END $$;
