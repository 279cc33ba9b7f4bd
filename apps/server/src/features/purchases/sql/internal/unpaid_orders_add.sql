-- Records an order that waits for its payment, after its stock was reserved. Refuses with OUT_OF_STOCK if all unpaid
-- orders together would then hold more than their allowed share of an item's stock.
CREATE FUNCTION command.unpaid_orders_add(
  p_user uuid, p_purchase command.new_purchase, p_holders command.order_holder[], p_expires_at timestamptz
) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO unpaid_orders (user_id, purchase_id, holders, expires_at)
  VALUES (p_user, p_purchase."purchaseId", ARRAY(SELECT name FROM unnest(p_holders)), p_expires_at);
  INSERT INTO unpaid_stock (item_id, user_id, purchase_id, quantity)
  SELECT "itemId", p_user, p_purchase."purchaseId", quantity FROM unnest(p_purchase.lines);
  PERFORM command.item_stock_share(
    ARRAY(SELECT ROW("itemId", quantity)::command.item_quantity FROM unnest(p_purchase.lines)),
    ARRAY(SELECT ROW(held.item_id, held.quantity)::command.item_quantity
      FROM unpaid_stock held
      WHERE held.item_id = ANY (ARRAY(SELECT "itemId" FROM unnest(p_purchase.lines)))
        AND command.purchase_is_unpaid(held.user_id, held.purchase_id)));
END $$;
