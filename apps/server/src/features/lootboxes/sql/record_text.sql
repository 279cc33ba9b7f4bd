-- Writes the text of a receipt or void from its row, its boxes or movements, and the hash of its offer's text.
CREATE FUNCTION command.record_text(p_record records, p_offer_hash bytea) RETURNS text LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN command.record_written(
    p_record, p_offer_hash, command.record_before(p_record), command.record_end(p_record));
END $$;
