-- Like open_lootboxes, at a past time, for the history of the demo shop. Only the owner of the tables may call this,
-- because a record's time is evidence.
CREATE FUNCTION command.open_lootboxes_at(p_openings command.opening[], p_at timestamptz) RETURNS jsonb
LANGUAGE plpgsql AS $$
BEGIN
  RETURN command.openings_record(p_openings, p_at);
END $$;
COMMENT ON FUNCTION command.open_lootboxes_at IS 'called by the owner';
