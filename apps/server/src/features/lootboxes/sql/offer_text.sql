-- Writes the text of the offer that a record ended, from the record's row.
CREATE FUNCTION command.offer_text(p_record records) RETURNS text LANGUAGE plpgsql STABLE AS $$
DECLARE
  version lootbox_versions;
BEGIN
  SELECT * INTO version FROM lootbox_versions
  WHERE lootbox_id = p_record.lootbox_id AND table_version = p_record.table_version;
  RETURN concat_ws(E'\n', 'lootbox/offer/v2', p_record.user_id, p_record.nonce,
    encode(sha256(p_record.server_seed), 'hex'),
    encode(sha256(convert_to(encode(p_record.client_entropy, 'hex'), 'UTF8')), 'hex'),
    encode(sha256(convert_to(p_record.client_seed, 'UTF8')), 'hex'),
    p_record.lootbox_id, version.odds_hash, version.price_cents, p_record.quantity, p_record.offered_balance_cents,
    (SELECT encode(sha256(convert_to(string_agg(encode(key, 'hex'), E'\n' ORDER BY key), 'UTF8')), 'hex')
      FROM unnest(p_record.browser_keys) AS key),
    command.record_before(p_record), command.iso_time(p_record.offered_at));
END $$;
