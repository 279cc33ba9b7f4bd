-- Cancels the raises of a person's limits that wait. The caller has locked the person's row.
CREATE FUNCTION command.protection_raises_cancel(p_user uuid, p_at timestamptz) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO protection_limit_changes (user_id, change_id, kind, period, change, amount_cents, changed_at)
  SELECT p_user, gen_random_uuid(), kind, period, 'RequestCancelled', amount_cents, p_at
  FROM protection_limits WHERE user_id = p_user AND requested_at IS NOT NULL;
  UPDATE protection_limits SET requested_at = NULL, requested_cents = NULL, confirmable_at = NULL, lapses_at = NULL
  WHERE user_id = p_user AND requested_at IS NOT NULL;
END $$;
