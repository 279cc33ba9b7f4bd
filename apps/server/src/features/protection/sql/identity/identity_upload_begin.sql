-- Counts a picture that a person sends for the check that has begun, before it is decoded. Returns the check's id.
-- Refuses with STATUS_CONFLICT if no check has begun, and with TOO_SOON after 20 pictures.
CREATE FUNCTION command.identity_upload_begin(p_user uuid, p_session uuid, p_at timestamptz) RETURNS uuid
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
DECLARE
  begun identity_checks;
BEGIN
  PERFORM command.require_session(p_user, p_session, p_at);
  PERFORM command.protection_lock(p_user);
  SELECT * INTO begun FROM identity_checks WHERE user_id = p_user AND status = 'Begun';
  IF begun.check_id IS NULL THEN
    PERFORM command.refuse('STATUS_CONFLICT');
  ELSIF begun.uploads >= 20 THEN
    PERFORM command.refuse('TOO_SOON',
      jsonb_build_object('retryAtUtc', command.iso_time(begun.begun_at + interval '24 hours')));
  END IF;
  UPDATE identity_checks SET uploads = uploads + 1 WHERE user_id = p_user AND check_id = begun.check_id;
  RETURN begun.check_id;
END $$;
