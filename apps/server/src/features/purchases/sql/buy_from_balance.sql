-- Buys for money of the balance: takes the money, the stock and the request's key, and hands over goods and shipment,
-- all or nothing. p_purchase is what purchase_write takes, its transactionIds being that of the items and, where there
-- is shipping to pay, that of the shipping; p_goods is what inventory_add takes; p_mail what mail_queue takes. Answers
-- the facts {purchaseId, shipmentId, status, walletId, balanceCents}.
CREATE FUNCTION command.buy_from_balance(
  p_user uuid, p_session uuid, p_key uuid, p_request_hash bytea, p_at timestamptz,
  p_purchase jsonb, p_goods jsonb, p_mail jsonb
) RETURNS jsonb LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
DECLARE
  facts jsonb;
  items_total bigint := p_purchase ->> 'itemsTotalCents';
  shipping bigint := p_purchase ->> 'shippingCostCents';
  balance bigint;
BEGIN
  PERFORM command.require_session(p_user, p_session, p_at);
  facts := command.idempotency_take(p_user, p_user, p_key, p_request_hash, p_at);
  IF facts IS NOT NULL THEN
    RETURN facts;
  END IF;

  PERFORM command.purchase_write(p_user, p_purchase, p_at);
  PERFORM command.inventory_add(p_user, p_goods, p_at);
  balance := command.wallet_lock(p_user);
  IF balance < items_total + shipping THEN
    PERFORM command.refuse('INSUFFICIENT_BALANCE',
      jsonb_build_object('requiredCents', items_total + shipping, 'balanceCents', balance));
  END IF;
  balance := command.ledger_post(p_user, 'house:items', 'ItemPurchase', jsonb_build_array(jsonb_build_object(
    'entryId', p_purchase -> 'transactionIds' -> 0, 'amountCents', -items_total,
    'relatedId', p_purchase -> 'purchaseId', 'description', 'Order ' || (p_purchase ->> 'number'))), p_at);
  IF shipping > 0 THEN
    balance := command.ledger_post(p_user, 'house:shipping', 'Shipping', jsonb_build_array(jsonb_build_object(
      'entryId', p_purchase -> 'transactionIds' -> 1, 'amountCents', -shipping,
      'relatedId', p_purchase -> 'purchaseId', 'description', 'Shipping of ' || (p_purchase ->> 'number'))), p_at);
  END IF;
  PERFORM command.mail_queue(p_user, p_mail, p_at);
  facts := jsonb_build_object('purchaseId', p_purchase -> 'purchaseId',
    'shipmentId', p_purchase -> 'shipment' -> 'shipmentId', 'status', p_purchase -> 'status',
    'walletId', command.wallet_id(p_user), 'balanceCents', balance);
  PERFORM command.idempotency_complete(p_user, p_user, p_key, facts);
  RETURN facts;
END $$;
