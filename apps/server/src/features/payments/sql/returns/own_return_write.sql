-- Writes a return of a person's own money. Refuses with RATE_LIMITED from the sixth of a day on. The caller has locked
-- the wallet.
CREATE FUNCTION command.own_return_write(p_user uuid, p_return uuid, p_cents bigint, p_at timestamptz) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  fifth timestamptz;
BEGIN
  SELECT created_at INTO fifth FROM own_returns WHERE user_id = p_user AND created_at > p_at - interval '1 day'
  ORDER BY created_at DESC OFFSET 4 LIMIT 1;
  IF fifth IS NOT NULL THEN
    PERFORM command.refuse('RATE_LIMITED', jsonb_build_object('retryAfterSeconds',
      greatest(1, ceil(extract(epoch FROM fifth + interval '1 day' - p_at)))));
  END IF;
  INSERT INTO own_returns (user_id, return_id, amount_cents, created_at) VALUES (p_user, p_return, p_cents, p_at);
END $$;
