-- Ends up to p_most gift codes whose time is over, and returns how many. Leaves out those that somebody redeems or
-- voids at the same time.
CREATE FUNCTION command.gifts_expire(p_most integer, p_at timestamptz) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
DECLARE
  gift gift_codes;
  ended integer := 0;
BEGIN
  FOR gift IN
    SELECT * FROM gift_codes WHERE status = 'Live' AND expires_at <= p_at
    ORDER BY expires_at LIMIT p_most FOR UPDATE SKIP LOCKED
  LOOP
    PERFORM command.gift_end(gift, 'Expired', p_at);
    ended := ended + 1;
  END LOOP;
  RETURN ended;
END $$;
