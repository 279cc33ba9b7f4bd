-- Notes the start of the terms by which boxes have got their odds. It never goes back, so that no offer is dated before
-- terms that were already in force, even if the database's clock was set back.
CREATE FUNCTION command.terms_head_begin(p_at timestamptz) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
  UPDATE terms_head SET begun_at = p_at WHERE begun_at < p_at;
$$;
