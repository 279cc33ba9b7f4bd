-- Returns whether the counted top-ups of the periods of a time pass a limit of the person. Also if such a period is
-- over, because then nothing tells.
CREATE FUNCTION command.protection_deposit_passes(p_user uuid, p_began_at timestamptz) RETURNS boolean
LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN EXISTS (
    SELECT FROM protection_states s
    JOIN protection_limits own ON own.user_id = s.user_id AND own.kind = 'Deposit' AND own.amount_cents IS NOT NULL
    JOIN LATERAL (VALUES
      ('day', s.day_from, s.day_deposit_cents),
      ('week', s.week_from, s.week_deposit_cents),
      ('month', s.month_from, s.month_deposit_cents)
    ) AS each (period, begins, used) ON each.period = own.period
    WHERE s.user_id = p_user AND (p_began_at < begins OR used > own.amount_cents));
END $$;
