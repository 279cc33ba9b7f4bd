-- Returns the limits of a person's payouts as [{period, limitCents, usedCents, resetsAtUtc}], without those that are
-- null. Money that came back does not count.
CREATE FUNCTION command.payout_limits(p_user uuid, p_day_cents bigint, p_month_cents bigint, p_at timestamptz)
RETURNS jsonb LANGUAGE plpgsql STABLE AS $$
DECLARE
  limits jsonb := '[]';
  bound record;
  used bigint;
  first timestamptz;
BEGIN
  FOR bound IN SELECT * FROM (VALUES
    ('day', p_day_cents, interval '24 hours'), ('month', p_month_cents, interval '30 days')
  ) AS each (period, most, span) WHERE most IS NOT NULL LOOP
    SELECT coalesce(sum(amount_cents), 0), min(created_at) INTO used, first FROM payouts
    WHERE user_id = p_user AND created_at > p_at - bound.span AND status NOT IN ('Returned', 'Refused', 'Cancelled');
    limits := limits || jsonb_build_object('period', bound.period, 'limitCents', bound.most, 'usedCents', used,
      'resetsAtUtc', command.iso_time(coalesce(first, p_at) + bound.span));
  END LOOP;
  RETURN limits;
END $$;
