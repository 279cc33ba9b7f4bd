-- Notes the pieces that a person wants to give back. Locks the order or shipment, so that withdrawals at the same time
-- count each other. Refuses with STATUS_CONFLICT if open withdrawals whose goods are not back name more than are there.
CREATE FUNCTION command.withdrawal_want(p_withdrawal command.new_withdrawal, p_pieces command.wanted_piece[])
RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  owner uuid := p_withdrawal."userId";
BEGIN
  PERFORM command.purchase_lock(owner, p_withdrawal."purchaseId");
  PERFORM command.shipment_lock(owner, p_withdrawal."shipmentId");
  INSERT INTO withdrawal_pieces (user_id, withdrawal_id, position, is_sent, quantity)
  SELECT owner, p_withdrawal."withdrawalId", position, "isSent", quantity FROM unnest(p_pieces);
  -- One statement, so that pieces that come back meanwhile are either named or gone.
  IF EXISTS (SELECT FROM unnest(p_pieces) AS p WHERE least(p.available, command.withdrawal_left(owner,
    p_withdrawal."purchaseId", p_withdrawal."shipmentId", p.position, p."isSent")) < (
    SELECT sum(named.quantity) FROM withdrawal_pieces named JOIN withdrawals w USING (withdrawal_id)
    WHERE named.user_id = owner AND named.position = p.position AND named.is_sent = p."isSent" AND w.user_id = owner
      AND w.purchase_id IS NOT DISTINCT FROM p_withdrawal."purchaseId"
      AND w.shipment_id IS NOT DISTINCT FROM p_withdrawal."shipmentId"
      AND w.status IN ('Received', 'Matched', 'AwaitingGoods')))
  THEN
    PERFORM command.refuse('STATUS_CONFLICT');
  END IF;
END $$;
