-- Returns the day, the week (from Monday) and the month of a time in a time zone. Around a change of the clocks, a day
-- has 23 or 25 hours.
CREATE FUNCTION command.protection_periods(p_at timestamptz, p_zone text) RETURNS TABLE (
  day_from timestamptz, day_until timestamptz, week_from timestamptz, week_until timestamptz, month_from timestamptz,
  month_until timestamptz
) LANGUAGE sql IMMUTABLE AS $$
  SELECT d AT TIME ZONE p_zone, (d + interval '1 day') AT TIME ZONE p_zone,
    w AT TIME ZONE p_zone, (w + interval '7 days') AT TIME ZONE p_zone,
    m AT TIME ZONE p_zone, (m + interval '1 month') AT TIME ZONE p_zone
  FROM (SELECT p_at AT TIME ZONE p_zone AS here) AS local,
    LATERAL (SELECT date_trunc('day', here) AS d, date_trunc('week', here) AS w, date_trunc('month', here) AS m) AS begins;
$$;
