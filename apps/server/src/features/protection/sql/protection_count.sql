-- Counts openings, at most one of each person, in the transaction that charges them. Locks the people's rows. An
-- opening within 15 minutes of the last one continues its play session.
CREATE FUNCTION command.protection_count(p_counts command.play_count[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO protection_states AS s (user_id, counted_since, day_from, day_until, day_spend_cents, day_loss_cents,
    week_from, week_until, week_spend_cents, week_loss_cents, month_from, month_until, month_spend_cents,
    month_loss_cents, session_from, last_opened_at, session_paid_cents, session_won_cents)
  SELECT "userId", at, day_from, day_until, "paidCents", "paidCents" - "wonCents", week_from, week_until, "paidCents",
    "paidCents" - "wonCents", month_from, month_until, "paidCents", "paidCents" - "wonCents", at, at, "paidCents",
    "wonCents"
  FROM unnest(p_counts), command.protection_periods(at, "timeZone")
  ON CONFLICT (user_id) DO UPDATE SET counted_since = least(s.counted_since, excluded.counted_since),
    (day_from, day_until, day_deposit_cents, day_spend_cents, day_loss_cents) = (SELECT added.* FROM command.period_add(
      ROW(s.day_from, s.day_until, s.day_deposit_cents, s.day_spend_cents, s.day_loss_cents)::command.period_count,
      ROW(excluded.day_from, excluded.day_until, excluded.day_deposit_cents, excluded.day_spend_cents, excluded.day_loss_cents)::command.period_count, excluded.last_opened_at) AS added),
    (week_from, week_until, week_deposit_cents, week_spend_cents, week_loss_cents) = (SELECT added.* FROM command.period_add(
      ROW(s.week_from, s.week_until, s.week_deposit_cents, s.week_spend_cents, s.week_loss_cents)::command.period_count,
      ROW(excluded.week_from, excluded.week_until, excluded.week_deposit_cents, excluded.week_spend_cents, excluded.week_loss_cents)::command.period_count, excluded.last_opened_at) AS added),
    (month_from, month_until, month_deposit_cents, month_spend_cents, month_loss_cents) = (SELECT added.* FROM command.period_add(
      ROW(s.month_from, s.month_until, s.month_deposit_cents, s.month_spend_cents, s.month_loss_cents)::command.period_count,
      ROW(excluded.month_from, excluded.month_until, excluded.month_deposit_cents, excluded.month_spend_cents, excluded.month_loss_cents)::command.period_count, excluded.last_opened_at) AS added),
    (session_from, session_paid_cents, session_won_cents) = (
      SELECT CASE WHEN goes_on THEN s.session_from ELSE excluded.session_from END,
        CASE WHEN goes_on THEN s.session_paid_cents ELSE 0 END + excluded.session_paid_cents,
        CASE WHEN goes_on THEN s.session_won_cents ELSE 0 END + excluded.session_won_cents
      FROM (SELECT coalesce(excluded.last_opened_at - s.last_opened_at < interval '15 minutes', false) AS goes_on) AS play),
    last_opened_at = greatest(s.last_opened_at, excluded.last_opened_at);
END $$;
