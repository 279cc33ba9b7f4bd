-- Notes that people have opened boxes in a month, and counts those who are new in it.
CREATE FUNCTION command.play_months_note(p_month text, p_users uuid[]) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
DECLARE
  added bigint;
BEGIN
  INSERT INTO play_months (user_id, month) SELECT unnest(p_users), p_month ON CONFLICT DO NOTHING;
  GET DIAGNOSTICS added = ROW_COUNT;
  INSERT INTO play_month_sums AS s (month, people) VALUES (p_month, added)
  ON CONFLICT (month) DO UPDATE SET people = s.people + added;
END $$;
