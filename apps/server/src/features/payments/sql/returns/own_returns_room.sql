-- Returns how many refunds a person may still ask for today by returns of own money. Refuses with RATE_LIMITED after
-- five returns or 20 refunds within a day, because providers charge for each.
CREATE FUNCTION command.own_returns_room(p_user uuid, p_at timestamptz) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  day_ago timestamptz := p_at - interval '1 day';
  fifth timestamptz;
  first timestamptz;
  asked integer;
BEGIN
  SELECT created_at INTO fifth FROM own_returns WHERE user_id = p_user AND created_at > day_ago
  ORDER BY created_at DESC OFFSET 4 LIMIT 1;
  SELECT count(*), min(created_at) INTO asked, first FROM refunds
  WHERE user_id = p_user AND return_id IS NOT NULL AND created_at > day_ago;
  IF fifth IS NOT NULL OR asked >= 20 THEN
    PERFORM command.refuse('RATE_LIMITED', jsonb_build_object('retryAfterSeconds',
      greatest(1, ceil(extract(epoch FROM coalesce(fifth, first) + interval '1 day' - p_at)))));
  END IF;
  RETURN 20 - asked;
END $$;
