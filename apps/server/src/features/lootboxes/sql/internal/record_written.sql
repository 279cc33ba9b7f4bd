-- Writes the text of a receipt or void from its row, the hash of its offer's text, the hash of the person's previous
-- record, and the lines that record_end returns.
CREATE FUNCTION command.record_written(p_record records, p_offer_hash bytea, p_before bytea, p_end text) RETURNS text
LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
BEGIN
  RETURN concat_ws(E'\n',
    CASE WHEN p_record.reason IS NULL THEN 'lootbox/receipt/v2' ELSE 'lootbox/void/v2' END,
    p_record.user_id, p_record.nonce, encode(p_offer_hash, 'hex'), encode(p_record.server_seed, 'hex'),
    encode(p_record.client_entropy, 'hex'), encode(p_record.browser_key, 'hex'),
    encode(p_record.reveal_signature, 'hex'), p_end, p_record.balance_cents, command.iso_time(p_record.recorded_at),
    encode(p_before, 'hex'));
END $$;
