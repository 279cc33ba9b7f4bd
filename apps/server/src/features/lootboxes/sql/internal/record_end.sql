-- Writes the last lines of a record's text: the boxes of a receipt, or the reason of a void and the wallet's movements
-- since the offer.
CREATE FUNCTION command.record_end(p_record records) RETURNS text LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
BEGIN
  IF p_record.reason IS NOT NULL THEN
    RETURN concat_ws(E'\n', p_record.reason,
      command.wallet_movements(p_record.user_id, p_record.movements_after, p_record.movements_until));
  END IF;
  RETURN (
    SELECT concat_ws(E'\n', string_agg(ticket::text, ',' ORDER BY draw_index),
      string_agg(item_id::text, ',' ORDER BY draw_index), string_agg(inventory_item_id::text, ',' ORDER BY draw_index),
      string_agg(transaction_id::text, ',' ORDER BY draw_index))
    FROM openings WHERE user_id = p_record.user_id AND nonce = p_record.nonce);
END $$;
