-- Changes what a top-up of an earlier time counts: takes it back if it failed, and counts it again if money came after
-- all. Leaves out periods that are over, and top-ups that were never counted. Never less than nothing, because a
-- process of an earlier release may have begun the top-up without counting it.
CREATE FUNCTION command.protection_deposit_change(p_user uuid, p_cents bigint, p_began_at timestamptz) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  UPDATE protection_states SET
    day_deposit_cents = greatest(0, day_deposit_cents + CASE
      WHEN p_began_at >= day_from AND p_began_at < day_until THEN p_cents ELSE 0 END),
    week_deposit_cents = greatest(0, week_deposit_cents + CASE
      WHEN p_began_at >= week_from AND p_began_at < week_until THEN p_cents ELSE 0 END),
    month_deposit_cents = greatest(0, month_deposit_cents + CASE
      WHEN p_began_at >= month_from AND p_began_at < month_until THEN p_cents ELSE 0 END)
  WHERE user_id = p_user AND counted_since <= p_began_at;
END $$;
