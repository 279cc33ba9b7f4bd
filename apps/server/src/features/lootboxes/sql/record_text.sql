-- Writes the text of a receipt or void from its row, its boxes or movements, and the hash of its offer's text. PARALLEL
-- SAFE, as are the functions that it calls, because the audit writes the text of every record.
CREATE FUNCTION command.record_text(p_record records, p_offer_hash bytea) RETURNS text LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
BEGIN
  RETURN command.record_written(
    p_record, p_offer_hash, command.record_before(p_record), command.record_end(p_record));
END $$;
