-- Locks an account, which makes its sessions invalid. Does nothing if the account is locked already, does not exist, or
-- is the last Owner's, because nobody could unlock that. For an Owner, first locks the table of rights, so that the
-- last two Owners can't be locked at the same time.
CREATE FUNCTION command.account_lock(p_user uuid, p_at timestamptz) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  others uuid[];
BEGIN
  IF EXISTS (SELECT FROM operators WHERE user_id = p_user AND 'Owner' = ANY (presets)) THEN
    LOCK TABLE operators IN SHARE ROW EXCLUSIVE MODE;
    others := ARRAY(SELECT user_id FROM operators WHERE user_id <> p_user AND 'Owner' = ANY (presets));
    IF NOT EXISTS (SELECT FROM users WHERE user_id = ANY (others) AND NOT is_locked) THEN
      RETURN;
    END IF;
  END IF;
  UPDATE users SET is_locked = true, updated_at = p_at, version = version + 1
  WHERE user_id = p_user AND NOT is_locked;
  IF FOUND THEN
    PERFORM command.account_lock_note(p_user);
  END IF;
END $$;
