-- Refuses a purchase whose items cost something else by now, with what was expected and what it would be.
CREATE FUNCTION command.purchase_prices(p_purchase jsonb) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  lines jsonb := p_purchase -> 'lines';
  shipping bigint := p_purchase ->> 'shippingCostCents';
  actual bigint;
BEGIN
  IF command.item_prices_hold(lines) THEN
    RETURN;
  END IF;
  SELECT sum((line ->> 'quantity')::bigint * (item ->> 'marketPriceCents')::bigint) INTO actual
  FROM jsonb_array_elements(lines) line
  JOIN jsonb_array_elements(command.item_snapshots(ARRAY(
    SELECT (one ->> 'itemId')::uuid FROM jsonb_array_elements(lines) one))) item
    ON item ->> 'itemId' = line ->> 'itemId';
  PERFORM command.refuse('PRICE_CHANGED', jsonb_build_object(
    'expectedCents', (p_purchase ->> 'itemsTotalCents')::bigint + shipping, 'actualCents', actual + shipping));
END $$;
