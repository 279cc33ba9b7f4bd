-- Returns the database's part of the offer that follows this record. Null if the session isn't valid any more, or if
-- the person already has a later record.
CREATE FUNCTION command.next_offer_inputs(p_record records, p_session uuid, p_zone text) RETURNS jsonb
LANGUAGE plpgsql STABLE AS $$
DECLARE
  inputs jsonb;
BEGIN
  IF p_session IS NULL OR NOT command.session_holds(p_record.user_id, p_session, command.database_time()) THEN
    RETURN NULL;
  END IF;
  inputs := command.offer_inputs(p_record.user_id, p_record.lootbox_id, p_zone);
  RETURN CASE WHEN inputs -> 'nonce' = to_jsonb(p_record.nonce + 1) THEN inputs END;
END $$;
