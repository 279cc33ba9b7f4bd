-- Locks an account, which makes all its sessions unusable. Does nothing if it is already locked, does not exist, or is
-- that of the last Owner, which nobody could unlock. For an Owner, locks the table of rights, so that two Owners who
-- are locked at once don't each count as the other's remaining Owner.
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
