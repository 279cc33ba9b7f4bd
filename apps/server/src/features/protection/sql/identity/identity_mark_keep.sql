-- Keeps the mark of the name and birth date of a person who has handed in a check.
CREATE FUNCTION command.identity_mark_keep(p_user uuid, p_mark bytea) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
BEGIN
  INSERT INTO identity_marks (mark, user_id) VALUES (p_mark, p_user) ON CONFLICT DO NOTHING;
END $$;
