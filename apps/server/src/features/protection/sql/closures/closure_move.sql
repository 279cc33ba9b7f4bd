-- Notes that the person has given up what they had left, or that the account is closed. Locks the row. Returns false
-- and changes nothing if no closing has begun, or if it is done.
CREATE FUNCTION command.closure_move(p_user uuid, p_is_closed boolean, p_at timestamptz) RETURNS boolean
LANGUAGE plpgsql AS $$
BEGIN
  UPDATE closures SET confirmed_at = coalesce(confirmed_at, p_at), closed_at = CASE WHEN p_is_closed THEN p_at END
  WHERE user_id = p_user AND closed_at IS NULL;
  RETURN FOUND;
END $$;
