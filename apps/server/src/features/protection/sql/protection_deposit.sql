-- Counts money as paid in: a top-up that begins, or money that comes into the balance otherwise. Returns the time at
-- which it counts: p_at, or the beginning of the running periods if that is later. If p_at is after a running period,
-- not after the database's time, so that a process whose clock is fast begins no period early.
-- - Locks the person's row, so that several at once never pass a limit.
-- - Refuses with LIMIT_REACHED if the sum would pass a limit of the person or of their market. Forced money
--   counts without a check: it also comes in past a limit.
CREATE FUNCTION command.protection_deposit(
  p_user uuid, p_cents bigint, p_at timestamptz, p_terms command.deposit_terms,
  p_is_forced boolean DEFAULT false
) RETURNS timestamptz LANGUAGE plpgsql AS $$
DECLARE
  begun_at timestamptz;
  counted protection_states;
  full_limit record;
  paid_from jsonb := '{}';
BEGIN
  PERFORM command.protection_lock(p_user);
  SELECT greatest(
    CASE WHEN day_until > '-infinity' AND p_at >= least(day_until, week_until, month_until)
      THEN least(p_at, command.database_time()) ELSE p_at END,
    day_from, week_from, month_from) INTO begun_at
  FROM protection_states WHERE user_id = p_user;
  IF p_terms.country IS NOT NULL THEN
    paid_from := jsonb_build_object(p_terms.country, command.iso_time(begun_at));
  END IF;
  UPDATE protection_states s SET counted_since = least(s.counted_since, begun_at),
    top_up_countries = s.top_up_countries || paid_from,
    (day_from, day_until, day_deposit_cents, day_spend_cents, day_loss_cents) = (SELECT added.* FROM command.period_add(
      ROW(s.day_from, s.day_until, s.day_deposit_cents, s.day_spend_cents, s.day_loss_cents)::command.period_count,
      ROW(p.day_from, p.day_until, p_cents, 0, 0)::command.period_count, begun_at) AS added),
    (week_from, week_until, week_deposit_cents, week_spend_cents, week_loss_cents) = (SELECT added.* FROM command.period_add(
      ROW(s.week_from, s.week_until, s.week_deposit_cents, s.week_spend_cents, s.week_loss_cents)::command.period_count,
      ROW(p.week_from, p.week_until, p_cents, 0, 0)::command.period_count, begun_at) AS added),
    (month_from, month_until, month_deposit_cents, month_spend_cents, month_loss_cents) = (SELECT added.* FROM command.period_add(
      ROW(s.month_from, s.month_until, s.month_deposit_cents, s.month_spend_cents, s.month_loss_cents)::command.period_count,
      ROW(p.month_from, p.month_until, p_cents, 0, 0)::command.period_count, begun_at) AS added)
  FROM command.protection_periods(begun_at, p_terms."timeZone") AS p
  WHERE s.user_id = p_user RETURNING s.* INTO counted;
  SELECT l.* INTO full_limit FROM (
    SELECT each.period, used, until_at, least(ceiling, (SELECT amount_cents FROM protection_limits own
      WHERE own.user_id = p_user AND own.kind = 'Deposit' AND own.period = each.period)) AS most
    FROM (VALUES
      (1, 'day', counted.day_deposit_cents, counted.day_until, p_terms."dayCents"),
      (2, 'week', counted.week_deposit_cents, counted.week_until, p_terms."weekCents"),
      (3, 'month', counted.month_deposit_cents, counted.month_until, p_terms."monthCents")
    ) AS each (place, period, used, until_at, ceiling) ORDER BY place) AS l
  WHERE used > most LIMIT 1;
  IF full_limit.period IS NOT NULL AND NOT p_is_forced THEN
    PERFORM command.refuse('LIMIT_REACHED', jsonb_build_object('kind', 'Deposit', 'period', full_limit.period,
      'limitCents', full_limit.most, 'usedCents', full_limit.used - p_cents,
      'resetsAtUtc', command.iso_time(full_limit.until_at)));
  END IF;
  RETURN begun_at;
END $$;
