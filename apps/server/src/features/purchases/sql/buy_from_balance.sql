-- Buys with the balance: takes money, stock and the request's key, and creates inventory items and shipment, all or
-- nothing. The purchase's transactionIds has the transaction id for the items and, if shipping is charged, the one for
-- the shipping. Returns the facts {purchaseId, shipmentId, status, walletId, balanceCents}.
CREATE FUNCTION command.buy_from_balance(
  p_user uuid, p_request command.keyed_request,
  p_purchase command.new_purchase,
  p_items command.bought_item[], p_mail command.ready_mail
) RETURNS jsonb LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
DECLARE
  facts jsonb;
  items_total bigint := p_purchase."itemsTotalCents";
  shipping bigint := p_purchase."shippingCostCents";
  balance bigint;
BEGIN
  PERFORM command.require_session(p_user, p_request.session, p_request.at);
  facts := command.idempotency_take(p_user, p_user, p_request);
  IF facts IS NOT NULL THEN
    RETURN facts;
  END IF;

  PERFORM command.assert_holds(p_purchase."paymentOption" = 'balance', 'a purchase from the balance says so');
  PERFORM command.purchase_write(p_user, p_purchase, p_request.at);
  PERFORM command.purchase_hand_over(p_user, p_purchase."purchaseId", p_items, p_request.at);
  balance := command.wallet_lock(p_user);
  IF balance < items_total + shipping THEN
    PERFORM command.refuse('INSUFFICIENT_BALANCE',
      jsonb_build_object('requiredCents', items_total + shipping, 'balanceCents', balance));
  END IF;
  balance := command.ledger_post(p_user, 'house:items', 'ItemPurchase', ARRAY[ROW(
    p_purchase."transactionIds"[1], -items_total, 'Order ' || p_purchase.number,
    p_purchase."purchaseId")::command.posting], p_request.at);
  IF shipping > 0 THEN
    balance := command.ledger_post(p_user, 'house:shipping', 'Shipping', ARRAY[ROW(
      p_purchase."transactionIds"[2], -shipping, 'Shipping of ' || p_purchase.number,
      p_purchase."purchaseId")::command.posting], p_request.at);
  END IF;
  PERFORM command.invoice_due(p_user, p_purchase."purchaseId", 'Invoice', items_total + shipping, p_request.at);
  PERFORM command.mail_queue(p_user, p_mail, p_request.at);
  facts := jsonb_build_object('purchaseId', p_purchase."purchaseId",
    'shipmentId', (p_purchase.shipment)."shipmentId", 'status', p_purchase.status,
    'walletId', command.wallet_id(p_user), 'balanceCents', balance);
  PERFORM command.idempotency_complete(p_user, p_user, p_request.key, facts);
  RETURN facts;
END $$;
