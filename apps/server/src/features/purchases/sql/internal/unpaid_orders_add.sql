-- Records an order that waits for its payment, after its stock was reserved. Refuses with OUT_OF_STOCK if all unpaid
-- orders together would then hold more than their allowed share of an item's stock.
CREATE FUNCTION command.unpaid_orders_add(
  p_user uuid, p_purchase command.new_purchase, p_holders command.order_holder[], p_expires_at timestamptz
) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  items uuid[] := ARRAY(SELECT "itemId" FROM unnest(p_purchase.lines));
  names text[] := ARRAY(SELECT name FROM unnest(p_holders));
  held unpaid_stock[];
BEGIN
  INSERT INTO unpaid_orders (user_id, purchase_id, holders, expires_at)
  VALUES (p_user, p_purchase."purchaseId", names, p_expires_at);
  INSERT INTO unpaid_stock (item_id, user_id, purchase_id, quantity)
  SELECT "itemId", p_user, p_purchase."purchaseId", quantity FROM unnest(p_purchase.lines);
  SELECT array_agg(s) INTO held FROM unpaid_stock s WHERE s.item_id = ANY (items);
  PERFORM command.item_stock_share(
    ARRAY(SELECT ROW("itemId", quantity)::command.item_quantity FROM unnest(p_purchase.lines)),
    ARRAY(SELECT ROW(each.item_id, each.quantity)::command.item_quantity FROM unnest(held) AS each
      WHERE command.purchase_is_unpaid(each.user_id, each.purchase_id)));
END $$;
