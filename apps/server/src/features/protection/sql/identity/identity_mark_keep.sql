-- Keeps the mark of a verified person's name and birth date.
CREATE FUNCTION command.identity_mark_keep(p_user uuid, p_mark bytea) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
BEGIN
  INSERT INTO identity_marks (mark, user_id) VALUES (p_mark, p_user) ON CONFLICT DO NOTHING;
END $$;
