-- Refuses with RATE_LIMITED if a person has sent own money back five times within a day.
CREATE FUNCTION command.own_returns_bound(p_user uuid, p_at timestamptz) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  fifth timestamptz;
BEGIN
  SELECT created_at INTO fifth FROM own_returns WHERE user_id = p_user AND created_at > p_at - interval '1 day'
  ORDER BY created_at DESC OFFSET 4 LIMIT 1;
  IF fifth IS NOT NULL THEN
    PERFORM command.refuse('RATE_LIMITED', jsonb_build_object('retryAfterSeconds',
      greatest(1, ceil(extract(epoch FROM fifth + interval '1 day' - p_at)))));
  END IF;
END $$;
