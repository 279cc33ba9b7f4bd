-- Writes a purchase with its lines, and its shipment where it is sent. Refuses with PRICE_CHANGED when an item costs
-- something else by now and with OUT_OF_STOCK when too little of it is left, repeats summed. p_purchase is {purchaseId,
-- number, buyer, language, purchaseOption, paymentOption, status, itemsTotalCents, shippingMethod, shippingCostCents,
-- vatCents, billingAddress, shippingAddress, paymentId, transactionIds, lines: [{itemId, name, imageUrl,
-- marketPriceCents, quantity}], shipment}; shipment is null or what shipment_create takes beside what stands here.
CREATE FUNCTION command.purchase_write(p_user uuid, p_purchase jsonb, p_at timestamptz) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  lines jsonb := p_purchase -> 'lines';
  purchase uuid := p_purchase ->> 'purchaseId';
  shipment jsonb := nullif(p_purchase -> 'shipment', 'null');
BEGIN
  PERFORM command.purchase_prices(p_purchase);
  PERFORM command.item_stock_reserve(lines);
  INSERT INTO purchases (user_id, purchase_id, number, buyer, language, purchase_option, payment_option, status,
    items_total_cents, shipping_method, shipping_cost_cents, vat_cents, billing_address, shipping_address, shipment_id,
    payment_id, transaction_ids, created_at, updated_at)
  SELECT p_user, purchase, number, nullif(buyer, 'null'), language, "purchaseOption", "paymentOption",
    CASE WHEN shipment IS NULL THEN status END, "itemsTotalCents", "shippingMethod", "shippingCostCents", "vatCents",
    nullif("billingAddress", 'null'), nullif("shippingAddress", 'null'), (shipment ->> 'shipmentId')::uuid,
    "paymentId", ARRAY(SELECT jsonb_array_elements_text("transactionIds")::uuid), p_at, p_at
  FROM jsonb_to_record(p_purchase) AS p (number text, buyer jsonb, language text, "purchaseOption" text,
    "paymentOption" text, status text, "itemsTotalCents" bigint, "shippingMethod" text, "shippingCostCents" bigint,
    "vatCents" bigint, "billingAddress" jsonb, "shippingAddress" jsonb, "paymentId" uuid, "transactionIds" jsonb);
  INSERT INTO purchase_lines (user_id, purchase_id, position, item_id, name, image_url, unit_price_cents, quantity)
  SELECT p_user, purchase, position, (line ->> 'itemId')::uuid, line ->> 'name', line ->> 'imageUrl',
    (line ->> 'marketPriceCents')::bigint, (line ->> 'quantity')::integer
  FROM jsonb_array_elements(lines) WITH ORDINALITY AS bought (line, position);
  IF shipment IS NOT NULL THEN
    PERFORM command.shipment_create(p_user, shipment || jsonb_build_object('purchaseId', purchase, 'lines', lines,
      'language', p_purchase -> 'language', 'status', p_purchase -> 'status',
      'shippingMethod', p_purchase -> 'shippingMethod', 'shippingCostCents', p_purchase -> 'shippingCostCents',
      'shippingAddress', p_purchase -> 'shippingAddress'), p_at);
  END IF;
END $$;
