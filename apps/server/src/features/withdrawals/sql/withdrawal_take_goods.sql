-- Takes pieces back for an operator: posted ones, or ones that the shop has. A person's become Returned. Those to sell
-- again go into the stock. Pieces that were posted before get their condition, also after the refund. More may
-- come before it. Refuses:
-- - NOT_FOUND, VERSION_CONFLICT
-- - STATUS_CONFLICT for pieces that aren't of this order or shipment, that were not sent, or that have come back, and
--   for more pieces with a fault than were named: only these were judged
CREATE FUNCTION command.withdrawal_take_goods(
  p_withdrawal uuid, p_step command.withdrawal_step, p_pieces command.withdrawn_piece[], p_at timestamptz
) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
DECLARE
  w withdrawals := command.withdrawal_move(p_withdrawal, p_step, '{ProofOfPosting,GoodsReceived,Refunded}', NULL, p_at,
    p_step."to" = 'Refunded');
  is_here boolean := p_step."to" <> 'ProofOfPosting';
  -- The pieces that are new in this withdrawal: all, but for those that were posted before.
  rest command.withdrawn_piece[] := p_pieces;
  restocked command.item_quantity[];
  item_ids jsonb;
BEGIN
  IF w.subject = 'TopUp' OR (SELECT coalesce(bool_or(position IS NULL OR coalesce(quantity, 0) <= 0
    OR (condition IS NOT NULL) <> is_here OR "isRestocked" AND NOT is_here), true) FROM unnest(p_pieces))
  THEN
    PERFORM command.refuse('STATUS_CONFLICT');
  ELSIF w.status IN ('ProofOfPosting', 'GoodsReceived', 'Refunded') THEN
    rest := command.withdrawal_examine(w, p_pieces, p_at);
  END IF;
  IF w.status = 'Refunded' AND cardinality(rest) > 0 OR w.reason <> 'Withdrawal' AND EXISTS (
    SELECT FROM (SELECT position, sum(quantity) AS pieces FROM unnest(rest) GROUP BY 1) back
    WHERE pieces + (SELECT coalesce(sum(quantity), 0) FROM withdrawal_goods g
        WHERE g.user_id = w.user_id AND g.withdrawal_id = p_withdrawal AND g.position = back.position)
      > (SELECT coalesce(sum(quantity), 0) FROM withdrawal_pieces named
        WHERE named.user_id = w.user_id AND named.withdrawal_id = p_withdrawal AND named.position = back.position))
  THEN
    PERFORM command.refuse('STATUS_CONFLICT');
  ELSIF cardinality(rest) = 0 THEN
    UPDATE withdrawals SET case_due_at = NULL
    WHERE withdrawal_id = p_withdrawal AND w.status = 'Refunded' AND NOT EXISTS (SELECT FROM withdrawal_goods g
      WHERE g.user_id = w.user_id AND g.withdrawal_id = p_withdrawal AND g.condition IS NULL);
  ELSIF w.user_id = w.purchase_id THEN
    PERFORM command.withdrawal_take_lines(w, rest, p_at);
  ELSE
    PERFORM command.withdrawal_take_owned(w, rest, p_at);
  END IF;
  SELECT jsonb_object_agg(position, item_id) INTO item_ids FROM withdrawal_goods
  WHERE user_id = w.user_id AND withdrawal_id = p_withdrawal;
  restocked := ARRAY(SELECT ROW(item_id, sum(quantity))::command.item_quantity FROM (
    SELECT (item_ids ->> p.position::text)::uuid AS item_id, p.quantity FROM unnest(p_pieces) AS p
    WHERE p."isRestocked") AS back WHERE item_id IS NOT NULL GROUP BY item_id);
  PERFORM command.item_stock_release(restocked);
END $$;
