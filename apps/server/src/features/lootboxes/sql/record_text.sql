-- Writes the text of a receipt or void from its row, its boxes or movements, and the hash of its offer's text.
CREATE FUNCTION command.record_text(p_record records, p_offer_hash bytea) RETURNS text LANGUAGE plpgsql STABLE AS $$
DECLARE
  head text := concat_ws(E'\n', p_record.user_id, p_record.nonce, encode(p_offer_hash, 'hex'),
    encode(p_record.server_seed, 'hex'), encode(p_record.client_entropy, 'hex'), encode(p_record.browser_key, 'hex'),
    encode(p_record.reveal_signature, 'hex'));
  boxes record;
BEGIN
  IF p_record.reason IS NOT NULL THEN
    RETURN concat_ws(E'\n', 'lootbox/void/v2', head, p_record.reason,
      command.wallet_movements(p_record.user_id, p_record.movements_after, p_record.movements_until),
      p_record.balance_cents, command.iso_time(p_record.recorded_at), command.record_before(p_record));
  END IF;
  SELECT string_agg(ticket::text, ',' ORDER BY draw_index) AS tickets,
    string_agg(item_id::text, ',' ORDER BY draw_index) AS items,
    string_agg(inventory_item_id::text, ',' ORDER BY draw_index) AS inventory_items,
    string_agg(transaction_id::text, ',' ORDER BY draw_index) AS transactions
  INTO boxes FROM openings WHERE user_id = p_record.user_id AND nonce = p_record.nonce;
  RETURN concat_ws(E'\n', 'lootbox/receipt/v2', head, boxes.tickets, boxes.items, boxes.inventory_items,
    boxes.transactions, p_record.balance_cents, command.iso_time(p_record.recorded_at),
    command.record_before(p_record));
END $$;
