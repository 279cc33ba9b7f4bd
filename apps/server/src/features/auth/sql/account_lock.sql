-- Locks an account, which makes all its sessions unusable. Does nothing if it is already locked or does not exist, or
-- if it is that of the last Owner: nobody could unlock it. Of Owners, it locks all rights, so that two of them don't
-- count on each other.
CREATE FUNCTION command.account_lock(p_user uuid, p_at timestamptz) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM operators WHERE user_id = p_user AND 'Owner' = ANY (presets)) THEN
    LOCK TABLE operators IN SHARE ROW EXCLUSIVE MODE;
    IF NOT EXISTS (SELECT FROM operators o JOIN users u USING (user_id)
      WHERE o.user_id <> p_user AND 'Owner' = ANY (o.presets) AND NOT u.is_locked) THEN
      RETURN;
    END IF;
  END IF;
  UPDATE users SET is_locked = true, updated_at = p_at, version = version + 1
  WHERE user_id = p_user AND NOT is_locked;
END $$;
