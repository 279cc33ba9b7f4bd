-- Names, for an operator, what a withdrawal is about. Refuses with NOT_FOUND, VERSION_CONFLICT and STATUS_CONFLICT.
-- One from top-ups stays unmatched: its refund would pay out the balance of the order's owner.
CREATE FUNCTION command.withdrawal_match(
  p_withdrawal uuid, p_step command.withdrawal_step, p_thing command.withdrawn_thing, p_at timestamptz
) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
DECLARE
  was withdrawals;
BEGIN
  IF EXISTS (SELECT FROM withdrawals WHERE withdrawal_id = p_withdrawal AND subject = 'TopUp') THEN
    PERFORM command.refuse('STATUS_CONFLICT');
  END IF;
  -- The row is written first, because no status but these may be without an owner. A refusal takes it back.
  UPDATE withdrawals SET user_id = p_thing."userId", purchase_id = p_thing."purchaseId",
    shipment_id = p_thing."shipmentId", takes_boxes = p_thing."takesBoxes", closes_at = p_thing."closesAt",
    guarantee_until = p_thing."guaranteeUntil", items_with_right = p_thing."itemsWithRight"
  WHERE withdrawal_id = p_withdrawal AND status = 'Unmatched';
  was := command.withdrawal_move(p_withdrawal, p_step, '{Matched,AwaitingGoods}', NULL, p_at);
  IF was.status <> 'Unmatched' THEN
    PERFORM command.refuse('STATUS_CONFLICT');
  END IF;
  PERFORM command.withdrawal_forget_closed(p_thing."userId", p_thing."purchaseId");
END $$;
