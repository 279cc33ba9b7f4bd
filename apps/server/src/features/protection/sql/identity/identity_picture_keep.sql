-- Keeps a picture for a check that has begun, in place of one of the same kind. p_sealed is encrypted. Locks the row of
-- counters. Refuses with STATUS_CONFLICT if the check was handed in or has ended meanwhile.
CREATE FUNCTION command.identity_picture_keep(p_user uuid, p_check uuid, p_picture text, p_sealed bytea) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
BEGIN
  PERFORM command.protection_lock(p_user);
  IF NOT EXISTS (SELECT FROM identity_checks WHERE user_id = p_user AND check_id = p_check AND status = 'Begun') THEN
    PERFORM command.refuse('STATUS_CONFLICT');
  END IF;
  INSERT INTO identity_pictures (user_id, check_id, picture, sealed) VALUES (p_user, p_check, p_picture, p_sealed)
  ON CONFLICT (user_id, check_id, picture) DO UPDATE SET sealed = excluded.sealed;
END $$;
