-- Writes a withdrawal that came in, with the pieces that the person named and the beginning of its history, and queues
-- the mail that acknowledges it. Returns the facts {number, receivedAt}; a repeated request gets those of the first.
-- Refuses with STATUS_CONFLICT if pieces are named that other open withdrawals name already.
CREATE FUNCTION command.withdrawal_receive(
  p_withdrawal command.new_withdrawal, p_request command.keyed_request, p_mail command.ready_mail DEFAULT NULL,
  p_pieces command.wanted_piece[] DEFAULT '{}'
) RETURNS jsonb LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
DECLARE
  id uuid := p_withdrawal."withdrawalId";
  facts jsonb;
BEGIN
  facts := command.idempotency_take(id, id, p_request);
  IF facts IS NOT NULL THEN
    RETURN facts;
  END IF;
  INSERT INTO withdrawals (withdrawal_id, number, subject, typed_number, typed_name, typed_email, language, status,
    user_id, purchase_id, shipment_id, has_name, takes_boxes, closes_at, received_at, due_at, case_due_at, exception,
    updated_at, reason, guarantee_until, send_by, items_with_right)
  VALUES (id, p_withdrawal.number, p_withdrawal.subject, p_withdrawal."typedNumber", p_withdrawal."typedName",
    p_withdrawal."typedEmail", p_withdrawal.language, p_withdrawal.status, p_withdrawal."userId",
    p_withdrawal."purchaseId", p_withdrawal."shipmentId", p_withdrawal."hasName", p_withdrawal."takesBoxes",
    p_withdrawal."closesAt", p_request.at, p_withdrawal."dueAt", p_withdrawal."caseDueAt", p_withdrawal.exception,
    p_request.at, p_withdrawal.reason, p_withdrawal."guaranteeUntil",
    CASE WHEN p_withdrawal.status = 'AwaitingGoods' THEN p_request.at + interval '14 days' END,
    p_withdrawal."itemsWithRight");
  IF cardinality(p_pieces) > 0 THEN
    PERFORM command.withdrawal_want(p_withdrawal, p_pieces);
  END IF;
  PERFORM command.withdrawal_forget_closed(p_withdrawal."userId", p_withdrawal."purchaseId");
  PERFORM command.withdrawal_note(id, 'Received', NULL, NULL, p_request.at);
  PERFORM command.withdrawal_note(id, p_withdrawal.status, NULL, p_withdrawal.exception, p_request.at);
  PERFORM command.mail_queue(NULL, p_mail, p_request.at);
  facts := jsonb_build_object('number', p_withdrawal.number, 'receivedAt', p_request.at);
  PERFORM command.idempotency_complete(id, id, p_request.key, facts);
  RETURN facts;
END $$;
