-- Makes void what a person has proven, or is about to, because their name or birth date has changed. Deletes the
-- pictures. Refusals stay on record, and marks stay, so that the same document is recognised under another name. Locks
-- the row of counters.
CREATE FUNCTION command.identity_void(p_user uuid) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
DECLARE
  now_at timestamptz;
BEGIN
  PERFORM command.protection_lock(p_user);
  now_at := command.database_time();
  UPDATE identity_checks SET status = 'Void', until = NULL, ended_at = coalesce(ended_at, now_at)
  WHERE user_id = p_user AND status IN ('Begun', 'Pending', 'Verified');
  DELETE FROM identity_pictures WHERE user_id = p_user;
END $$;
