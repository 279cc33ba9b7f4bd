-- Notes that people have opened boxes in a month, and counts those who are new in it.
CREATE FUNCTION command.play_months_note(p_month text, p_users uuid[]) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
DECLARE
  before bigint;
  after bigint;
BEGIN
  -- Locks the month's row, so that nobody else adds people between the two counts. The number of rows that INSERT …
  -- SELECT adds is wrong in a cluster.
  INSERT INTO play_month_sums AS s (month, people) VALUES (p_month, 0)
  ON CONFLICT (month) DO UPDATE SET people = s.people;
  SELECT count(*) INTO before FROM play_months WHERE user_id = ANY (p_users) AND month = p_month;
  INSERT INTO play_months (user_id, month) SELECT unnest(p_users), p_month ON CONFLICT DO NOTHING;
  SELECT count(*) INTO after FROM play_months WHERE user_id = ANY (p_users) AND month = p_month;
  UPDATE play_month_sums SET people = people + after - before WHERE month = p_month;
END $$;
