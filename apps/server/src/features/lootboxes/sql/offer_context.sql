-- Returns the database's part of an offer in one read. p_at is the time at which the session is checked,
-- p_zone the time zone of the shop.
CREATE FUNCTION command.offer_context(p_user uuid, p_session uuid, p_at timestamptz, p_lootbox uuid, p_zone text) RETURNS jsonb
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
BEGIN
  PERFORM command.require_session(p_user, p_session, p_at);
  RETURN command.offer_inputs(p_user, p_lootbox, p_zone);
END $$;
