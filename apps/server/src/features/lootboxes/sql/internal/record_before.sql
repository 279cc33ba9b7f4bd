-- Returns the hash of the person's previous record, or of the empty text if this is the first one.
CREATE FUNCTION command.record_before(p_record records) RETURNS bytea LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
BEGIN
  RETURN coalesce(
    (SELECT hash FROM records WHERE user_id = p_record.user_id AND nonce = p_record.nonce - 1),
    (SELECT hash FROM lost_records WHERE user_id = p_record.user_id AND nonce = p_record.nonce - 1),
    sha256(''));
END $$;
