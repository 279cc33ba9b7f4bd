-- Returns a record as responses show it, with the texts of the record and of its offer. openings is empty for a void.
CREATE FUNCTION command.record_shown(p_record records, p_offer text, p_text text) RETURNS jsonb
LANGUAGE plpgsql STABLE AS $$
DECLARE
  wallet uuid := command.wallet_id(p_record.user_id);
  opened jsonb := (
    SELECT coalesce(jsonb_agg(jsonb_build_object('openingId', opening_id, 'transactionId', transaction_id,
      'inventoryItemId', inventory_item_id, 'ticket', ticket) ORDER BY draw_index), '[]')
    FROM openings WHERE user_id = p_record.user_id AND nonce = p_record.nonce);
BEGIN
  RETURN jsonb_build_object(
    'nonce', p_record.nonce, 'reason', p_record.reason, 'text', p_text, 'keyId', encode(p_record.key_id, 'hex'),
    'offerText', p_offer, 'offerKeyId', encode(p_record.offer_key_id, 'hex'),
    'lootboxId', p_record.lootbox_id, 'tableVersion', p_record.table_version,
    'serverSeed', encode(p_record.server_seed, 'hex'), 'clientSeed', p_record.client_seed,
    'clientEntropy', encode(p_record.client_entropy, 'hex'),
    'browserKeys', ARRAY(SELECT encode(key, 'hex') FROM unnest(p_record.browser_keys) AS key),
    'walletId', wallet, 'balanceCents', p_record.balance_cents,
    'openings', opened);
END $$;
