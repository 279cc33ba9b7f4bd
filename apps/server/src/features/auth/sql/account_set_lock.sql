-- Locks or unlocks an account and ends its sessions, so that nobody is signed in again once the lock ends. Refuses with
-- NOT_FOUND, VERSION_CONFLICT, and STATUS_CONFLICT if the account is already in that state. Returns the new version.
CREATE FUNCTION command.account_set_lock(p_user uuid, p_is_locked boolean, p_version integer, p_at timestamptz)
RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  found users;
BEGIN
  SELECT * INTO found FROM users WHERE user_id = p_user FOR UPDATE;
  IF found.user_id IS NULL THEN
    PERFORM command.refuse('NOT_FOUND');
  ELSIF found.version <> p_version THEN
    PERFORM command.refuse('VERSION_CONFLICT');
  ELSIF found.is_locked = p_is_locked THEN
    PERFORM command.refuse('STATUS_CONFLICT');
  END IF;
  UPDATE users SET is_locked = p_is_locked, updated_at = p_at, version = version + 1 WHERE user_id = p_user;
  UPDATE sessions SET ended_at = p_at WHERE user_id = p_user AND ended_at IS NULL;
  IF p_is_locked THEN
    PERFORM command.account_lock_note(p_user);
  END IF;
  RETURN found.version + 1;
END $$;
