-- Ends a person's check that was not handed in, or not decided, since these times, and tells the person if they had
-- handed it in. Locks the row of counters. Returns the status before; null if the check is newer or has ended.
CREATE FUNCTION command.identity_check_lapse(
  p_user uuid, p_check uuid, p_begun_before timestamptz, p_asked_before timestamptz, p_at timestamptz
) RETURNS text LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
DECLARE
  old text;
BEGIN
  PERFORM command.protection_lock(p_user);
  IF NOT EXISTS (SELECT FROM identity_checks WHERE user_id = p_user AND check_id = p_check
    AND (status = 'Begun' AND begun_at < p_begun_before OR status = 'Pending' AND asked_at < p_asked_before))
  THEN
    RETURN NULL;
  END IF;
  old := command.identity_check_move(p_user, p_check, 'Lapsed', p_at);
  IF old = 'Pending' THEN
    PERFORM command.person_tell(p_user, 'identityDecided', jsonb_build_object('state', 'Declared'), p_at);
  END IF;
  RETURN old;
END $$;
