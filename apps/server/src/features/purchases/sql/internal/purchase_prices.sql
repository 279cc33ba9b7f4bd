-- Refuses a purchase with PRICE_CHANGED, stating the expected and the actual total, if an item's price has changed.
-- With a promo code, the actual total is not stated: the code takes another amount off other prices. The items total of
-- the purchase must be the sum of its lines.
CREATE FUNCTION command.purchase_prices(p_purchase command.new_purchase) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  lines command.order_line[] := p_purchase.lines;
  actual bigint;
BEGIN
  PERFORM command.assert_holds(
    p_purchase."itemsTotalCents" = (SELECT sum(quantity * "unitPriceCents") FROM unnest(lines)),
    'the items of a purchase cost what its lines add up to');
  PERFORM command.assert_holds((p_purchase.promo).code IS NOT NULL
    OR NOT EXISTS (SELECT FROM unnest(lines) WHERE "unitPriceCents" IS DISTINCT FROM "marketPriceCents"),
    'only a promo code lowers the prices of an order');
  IF command.item_prices_hold(ARRAY(
    SELECT ROW("itemId", "marketPriceCents")::command.item_price FROM unnest(lines)))
  THEN
    RETURN;
  END IF;
  SELECT sum(line.quantity * (item ->> 'priceCents')::bigint) INTO actual
  FROM unnest(lines) AS line
  JOIN jsonb_array_elements(command.item_prices_now(ARRAY(SELECT "itemId" FROM unnest(lines)))) AS item
    ON (item ->> 'itemId')::uuid = line."itemId";
  PERFORM command.refuse('PRICE_CHANGED', jsonb_build_object(
      'expectedCents', p_purchase."itemsTotalCents" + p_purchase."shippingCostCents")
    || CASE WHEN (p_purchase.promo).code IS NULL
      THEN jsonb_build_object('actualCents', actual + p_purchase."shippingCostCents") ELSE '{}' END);
END $$;
