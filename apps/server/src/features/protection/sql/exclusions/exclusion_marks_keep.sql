-- Keeps the marks of a person who is excluded.
CREATE FUNCTION command.exclusion_marks_keep(p_user uuid, p_marks command.exclusion_mark[]) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
BEGIN
  INSERT INTO exclusion_marks (mark, kind, user_id) SELECT mark, kind, p_user FROM unnest(p_marks)
  ON CONFLICT DO NOTHING;
END $$;
