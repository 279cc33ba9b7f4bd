-- Locks an account, which ends the use of every session of it. Changes nothing where it is locked or does not exist.
CREATE FUNCTION command.account_lock(p_user uuid, p_at timestamptz) RETURNS void LANGUAGE sql AS $$
  UPDATE users SET is_locked = true, updated_at = p_at, version = version + 1
  WHERE user_id = p_user AND NOT is_locked;
$$;
