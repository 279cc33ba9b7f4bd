-- Writes the text of an offer from the record that ended it, the version of its box, and the hash of the person's
-- previous record.
CREATE FUNCTION command.offer_written(p_record records, p_version lootbox_versions, p_before bytea) RETURNS text
LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
BEGIN
  RETURN concat_ws(E'\n',
    CASE WHEN p_record.terms_size IS NULL THEN 'lootbox/offer/v2' ELSE 'lootbox/offer/v3' END,
    p_record.user_id, p_record.nonce,
    encode(sha256(p_record.server_seed), 'hex'),
    encode(sha256(convert_to(encode(p_record.client_entropy, 'hex'), 'UTF8')), 'hex'),
    encode(sha256(convert_to(p_record.client_seed, 'UTF8')), 'hex'),
    p_record.lootbox_id, p_version.odds_hash, p_version.price_cents, p_record.quantity, p_record.offered_balance_cents,
    (SELECT encode(sha256(convert_to(string_agg(encode(key, 'hex'), E'\n' ORDER BY key), 'UTF8')), 'hex')
      FROM unnest(p_record.browser_keys) AS key),
    encode(p_before, 'hex'), command.iso_time(p_record.offered_at), p_record.terms_size,
    encode(p_record.terms_root, 'hex'));
END $$;
