-- Begins a purchase that is paid through a provider: takes the key, reserves the stock, and writes purchase, shipment
-- and pending payment. Returns {paymentId, purchaseId, shipmentId}; a repeated request gets the same as the first.
-- - p_request.session is null for a guest, whose purchase id is derived from the key. Refuses with STATUS_CONFLICT if
--   that id is already used.
-- - Refuses with ACCOUNT_CLOSING, because a card would bring money into an account that is being closed.
-- - Refuses with RATE_LIMITED if one of p_holders has too many unpaid orders.
CREATE FUNCTION command.begin_purchase(
  p_user uuid, p_request command.keyed_request, p_purchase command.new_purchase,
  p_payment command.new_payment, p_holders command.order_holder[]
) RETURNS jsonb LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
DECLARE
  begun jsonb;
BEGIN
  IF p_request.session IS NOT NULL THEN
    PERFORM command.require_session(p_user, p_request.session, p_request.at);
  END IF;
  -- A separate statement. If it waits for an earlier request with this key, the next statement sees what that request
  -- wrote.
  PERFORM command.idempotency_take(p_user, p_user, p_request);
  begun := command.begun_purchase(p_user, p_request);
  IF begun IS NOT NULL THEN
    RETURN begun;
  END IF;
  PERFORM command.closure_require_none(p_user);
  IF EXISTS (SELECT FROM purchases WHERE user_id = p_user AND purchase_id = p_user) THEN
    PERFORM command.refuse('STATUS_CONFLICT');
  END IF;
  PERFORM command.assert_holds(p_purchase."paymentOption" <> 'balance' AND p_payment.purpose = 'Purchase'
    AND p_payment."subjectId" = p_purchase."purchaseId" AND p_payment."paymentId" = p_purchase."paymentId"
    AND p_payment."currencyCode" = 'EUR'
    AND p_payment."amountCents" = p_purchase."itemsTotalCents" + p_purchase."shippingCostCents",
    'the payment of a purchase is for its total');
  PERFORM command.unpaid_orders_allow(p_holders, p_user, p_purchase."purchaseId", p_payment."expiresAt", p_request.at);
  PERFORM command.purchase_write(p_user, p_purchase, p_request.at);
  PERFORM command.unpaid_orders_add(p_user, p_purchase, p_holders, p_payment."expiresAt");
  IF p_request.session IS NOT NULL THEN
    PERFORM command.protection_order_from(p_user, p_payment.address ->> 'countryCode', p_request.at);
  END IF;
  PERFORM command.assert_holds(
    command.begin_payment(p_user, p_request.key, p_payment, p_request.at) = p_purchase."paymentId",
    'a purchase waits for its own payment');
  RETURN jsonb_build_object('paymentId', p_payment."paymentId", 'purchaseId', p_purchase."purchaseId",
    'shipmentId', (p_purchase.shipment)."shipmentId");
END $$;
