-- Locks an account, which makes all its sessions unusable. Does nothing if it is already locked or does not exist.
CREATE FUNCTION command.account_lock(p_user uuid, p_at timestamptz) RETURNS void LANGUAGE sql AS $$
  UPDATE users SET is_locked = true, updated_at = p_at, version = version + 1
  WHERE user_id = p_user AND NOT is_locked;
$$;
