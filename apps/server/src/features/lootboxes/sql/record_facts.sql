-- Returns a stored record as responses show it.
CREATE FUNCTION command.record_facts(p_record records) RETURNS jsonb LANGUAGE plpgsql STABLE AS $$
DECLARE
  offer text := command.offer_text(p_record);
BEGIN
  RETURN command.record_shown(
    p_record, offer, command.record_text(p_record, sha256(convert_to(offer, 'UTF8'))));
END $$;
