-- Like open_lootbox, at a past time, for the history of the demo shop. Only the owner of the tables may do so, because a
-- record's time is evidence.
CREATE FUNCTION command.open_lootbox_at(p_user uuid, p_opening command.opening, p_at timestamptz) RETURNS jsonb
LANGUAGE plpgsql AS $$
BEGIN
  RETURN command.opening_record(p_user, p_opening, NULL, p_at);
END $$;
COMMENT ON FUNCTION command.open_lootbox_at IS 'called by the owner';
