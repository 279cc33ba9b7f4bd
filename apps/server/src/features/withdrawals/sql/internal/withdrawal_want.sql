-- Notes the pieces that a person wants to give back. Locks the order or shipment, so that withdrawals at the same time
-- count each other. Refuses with STATUS_CONFLICT if open withdrawals whose goods are not back name more than are there.
CREATE FUNCTION command.withdrawal_want(p_withdrawal command.new_withdrawal, p_pieces command.wanted_piece[])
RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  owner uuid := p_withdrawal."userId";
  piece command.wanted_piece;
  named bigint;
BEGIN
  PERFORM command.purchase_lock(owner, p_withdrawal."purchaseId");
  PERFORM command.shipment_lock(owner, p_withdrawal."shipmentId");
  INSERT INTO withdrawal_pieces (user_id, withdrawal_id, position, is_sent, quantity)
  SELECT owner, p_withdrawal."withdrawalId", position, "isSent", quantity FROM unnest(p_pieces);
  FOREACH piece IN ARRAY p_pieces LOOP
    -- The rest is read last: pieces that come back meanwhile then count twice, instead of not at all.
    SELECT sum(n.quantity) INTO named FROM withdrawal_pieces n JOIN withdrawals w USING (withdrawal_id)
    WHERE n.user_id = owner AND n.position = piece.position AND n.is_sent = piece."isSent" AND w.user_id = owner
      AND w.purchase_id IS NOT DISTINCT FROM p_withdrawal."purchaseId"
      AND w.shipment_id IS NOT DISTINCT FROM p_withdrawal."shipmentId"
      AND w.status IN ('Received', 'Matched', 'AwaitingGoods');
    IF named > least(piece.available, command.withdrawal_left(owner, p_withdrawal."purchaseId",
      p_withdrawal."shipmentId", piece.position, piece."isSent"))
    THEN
      PERFORM command.refuse('STATUS_CONFLICT');
    END IF;
  END LOOP;
END $$;
