-- Returns the protection of a person at a time, in one row: counters and ends of their periods, limits, play session,
-- and answers. Of a person without a row, everything is empty. The time is never before the running periods, because
-- what is dated earlier would be in no counter.
CREATE FUNCTION command.protection_read(p_user uuid, p_at timestamptz, p_zone text) RETURNS jsonb
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
DECLARE
  s protection_states;
  at timestamptz;
  last jsonb;
BEGIN
  SELECT * INTO s FROM protection_states WHERE user_id = p_user;
  -- Without a birth date, the state of an identity does not depend on a check. Each offer comes by here.
  IF s.birth_date IS NOT NULL THEN
    last := command.identity_check_last(p_user);
  END IF;
  at := greatest(p_at, s.day_from, s.week_from, s.month_from);
  RETURN (
    SELECT jsonb_build_object(
      'time', command.iso_time(at),
      'periods', jsonb_build_object(
        'day', CASE WHEN at < s.day_until THEN jsonb_build_object('Deposit', s.day_deposit_cents,
          'Spend', s.day_spend_cents, 'Loss', s.day_loss_cents, 'resetsAtUtc', command.iso_time(s.day_until))
          ELSE jsonb_build_object('resetsAtUtc', command.iso_time(p.day_until)) END,
        'week', CASE WHEN at < s.week_until THEN jsonb_build_object('Deposit', s.week_deposit_cents,
          'Spend', s.week_spend_cents, 'Loss', s.week_loss_cents, 'resetsAtUtc', command.iso_time(s.week_until))
          ELSE jsonb_build_object('resetsAtUtc', command.iso_time(p.week_until)) END,
        'month', CASE WHEN at < s.month_until THEN jsonb_build_object('Deposit', s.month_deposit_cents,
          'Spend', s.month_spend_cents, 'Loss', s.month_loss_cents, 'resetsAtUtc', command.iso_time(s.month_until))
          ELSE jsonb_build_object('resetsAtUtc', command.iso_time(p.month_until)) END),
      'limits', coalesce((SELECT jsonb_agg(jsonb_build_object('id', limit_id, 'kind', kind, 'period', period,
          'cents', amount_cents, 'requestedAt', command.iso_time(requested_at), 'requestedCents', requested_cents,
          'confirmableAt', command.iso_time(confirmable_at), 'lapsesAt', command.iso_time(lapses_at)))
        FROM protection_limits WHERE user_id = p_user), '[]'),
      'session', CASE WHEN at < s.last_opened_at + interval '15 minutes' THEN jsonb_build_object(
        'startedAt', command.iso_time(s.session_from), 'paidCents', s.session_paid_cents,
        'wonCents', s.session_won_cents) END,
      'lastOpenedAt', command.iso_time(s.last_opened_at), 'realityMinutes', s.reality_minutes,
      'realitySeenAt', command.iso_time(s.reality_seen_at), 'reportSeenAt', command.iso_time(s.report_seen_at),
      'limitChosenAt', command.iso_time(s.limit_chosen_at), 'consentHash', s.consent_hash,
      'birthDate', s.birth_date, 'residence', s.residence,
      'registerSilentAt', command.iso_time(s.register_silent_at),
      'identity', last,
      'register', CASE WHEN s.register_asked_at IS NOT NULL THEN jsonb_build_object(
        'isExcluded', s.register_excluded, 'askedAt', command.iso_time(s.register_asked_at)) END,
      'former', CASE WHEN s.former_until IS NOT NULL THEN jsonb_build_object(
        'residence', s.former_residence, 'until', command.iso_time(s.former_until)) END,
      'topUpCountries', s.top_up_countries, 'leftCountries', s.left_countries)
    FROM command.protection_periods(at, p_zone) AS p);
END $$;
