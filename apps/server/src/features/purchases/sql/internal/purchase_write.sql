-- Writes a purchase with its lines and, if it is sent, its shipment. A purchase from the balance is paid at once; all
-- others wait for their payment. Refuses with PRICE_CHANGED if an item's price has changed, with OUT_OF_STOCK if too
-- little of an item is left, and with PROMO_REFUSED if its promo code can't be used.
CREATE FUNCTION command.purchase_write(p_user uuid, p_purchase command.new_purchase, p_at timestamptz) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  shipment command.new_shipment := p_purchase.shipment;
  promo command.promo_use := p_purchase.promo;
BEGIN
  PERFORM command.assert_holds(p_purchase.status = CASE
    WHEN p_purchase."paymentOption" <> 'balance' THEN 'PaymentPending'
    WHEN shipment."shipmentId" IS NULL THEN 'Approved'
    ELSE 'Ordered' END, 'a purchase starts in the status of its payment');
  PERFORM command.assert_holds(shipment."shipmentId" IS NULL
    OR shipment."shippingCostCents" = p_purchase."shippingCostCents", 'a shipment costs what its purchase charges');
  PERFORM command.assert_holds((SELECT count(DISTINCT "itemId") = count(*) FROM unnest(p_purchase.lines)),
    'a purchase has one line for each item');
  PERFORM command.assert_holds(p_purchase."vatCents" = round((p_purchase."itemsTotalCents" + p_purchase."shippingCostCents")
    * p_purchase."vatBasisPoints" / (10000.0 + p_purchase."vatBasisPoints")), 'a purchase includes the VAT of its rate');
  PERFORM command.purchase_prices(p_purchase);
  PERFORM command.item_stock_reserve(ARRAY(
    SELECT ROW("itemId", quantity)::command.item_quantity FROM unnest(p_purchase.lines)));
  IF promo.code IS NOT NULL THEN
    PERFORM command.assert_holds(promo."shippingDiscountCents" = 0
      OR shipment."shipmentId" IS NOT NULL AND p_purchase."shippingCostCents" = 0, 'a code takes all of a shipping price');
    PERFORM command.promo_take(p_user, p_purchase."purchaseId", promo, ARRAY(
      SELECT ROW("itemId", quantity, "marketPriceCents", "unitPriceCents")::command.promo_line
      FROM unnest(p_purchase.lines)), NOT command.purchases_had(p_user), p_at);
  END IF;
  INSERT INTO order_numbers (number, user_id, purchase_id)
  VALUES (p_purchase.number, p_user, p_purchase."purchaseId");
  INSERT INTO purchases (user_id, purchase_id, number, buyer, language, purchase_option, payment_option, status,
    items_total_cents, shipping_method, shipping_cost_cents, vat_cents, vat_basis_points, parties, billing_address,
    shipping_address, shipment_id, payment_id, transaction_ids, sell_basis_points, promo_code,
    shipping_discount_cents, created_at, updated_at)
  VALUES (p_user, p_purchase."purchaseId", p_purchase.number, p_purchase.buyer, p_purchase.language,
    p_purchase."purchaseOption", p_purchase."paymentOption",
    CASE WHEN shipment."shipmentId" IS NULL THEN p_purchase.status END, p_purchase."itemsTotalCents",
    p_purchase."shippingMethod", p_purchase."shippingCostCents", p_purchase."vatCents", p_purchase."vatBasisPoints",
    p_purchase.parties, p_purchase."billingAddress", p_purchase."shippingAddress", shipment."shipmentId",
    p_purchase."paymentId", p_purchase."transactionIds", p_purchase."sellBasisPoints", promo.code,
    coalesce(promo."shippingDiscountCents", 0), p_at, p_at);
  INSERT INTO purchase_lines (user_id, purchase_id, position, item_id, name, image_url, unit_price_cents, quantity,
    list_price_cents)
  SELECT p_user, p_purchase."purchaseId", position, "itemId", name, "imageUrl", "unitPriceCents", quantity,
    nullif("marketPriceCents", "unitPriceCents")
  FROM unnest(p_purchase.lines) WITH ORDINALITY
    AS bought ("itemId", name, "imageUrl", "marketPriceCents", quantity, "unitPriceCents", position);
  IF shipment."shipmentId" IS NOT NULL THEN
    PERFORM command.shipment_create(p_user, p_purchase."purchaseId", p_purchase.status, shipment, ARRAY(
      SELECT ROW("itemId", NULL, name, "imageUrl", "marketPriceCents", quantity)::command.shipment_line
      FROM unnest(p_purchase.lines)), p_at);
  END IF;
END $$;
