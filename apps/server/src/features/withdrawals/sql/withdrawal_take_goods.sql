-- Takes pieces back for an operator: posted ones, or ones that the shop has. A person's become Returned. Those to sell
-- again go into the stock. Pieces that were posted before get their condition. Refuses:
-- - NOT_FOUND, VERSION_CONFLICT
-- - STATUS_CONFLICT for pieces that aren't of this order or shipment, that were not sent, or that have come back
CREATE FUNCTION command.withdrawal_take_goods(
  p_withdrawal uuid, p_step command.withdrawal_step, p_pieces command.withdrawn_piece[], p_at timestamptz
) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
DECLARE
  w withdrawals := command.withdrawal_move(p_withdrawal, p_step, NULL, p_at);
  is_here boolean := p_step."to" = 'GoodsReceived';
  taken integer;
BEGIN
  IF cardinality(p_pieces) = 0 OR w.subject = 'TopUp' OR (SELECT bool_or((condition IS NOT NULL) <> is_here
    OR "isRestocked" AND NOT is_here) FROM unnest(p_pieces))
  THEN
    PERFORM command.refuse('STATUS_CONFLICT');
  END IF;
  IF w.status = 'ProofOfPosting' THEN
    UPDATE withdrawal_goods g SET condition = p.condition, is_restocked = p."isRestocked", received_at = p_at
    FROM unnest(p_pieces) AS p
    WHERE g.user_id = w.user_id AND g.withdrawal_id = p_withdrawal AND g.received_at IS NULL AND p.quantity = g.quantity
      AND CASE WHEN g.inventory_item_id IS NULL THEN p.position = g.position
        ELSE p."inventoryItemId" = g.inventory_item_id END;
    GET DIAGNOSTICS taken = ROW_COUNT;
    IF taken <> cardinality(p_pieces) OR EXISTS (SELECT FROM withdrawal_goods
      WHERE user_id = w.user_id AND withdrawal_id = p_withdrawal AND received_at IS NULL)
    THEN
      PERFORM command.refuse('STATUS_CONFLICT');
    END IF;
  ELSIF w.user_id = w.purchase_id THEN
    PERFORM command.withdrawal_take_lines(w, p_pieces, p_at);
  ELSE
    PERFORM command.withdrawal_take_items(w, p_pieces, p_at);
  END IF;
  PERFORM command.item_stock_release(ARRAY(SELECT ROW(item_id, quantity)::command.item_quantity FROM withdrawal_goods
    WHERE user_id = w.user_id AND withdrawal_id = p_withdrawal AND is_restocked));
END $$;
