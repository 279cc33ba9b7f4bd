-- Records an order that waits for its payment, after its stock was reserved. Refuses with OUT_OF_STOCK if all unpaid
-- orders together would then hold more than their allowed share of an item's stock.
CREATE FUNCTION command.unpaid_orders_add(
  p_user uuid, p_purchase command.new_purchase, p_holders command.order_holder[], p_expires_at timestamptz
) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO unpaid_orders (user_id, purchase_id, holders, expires_at)
  VALUES (p_user, p_purchase."purchaseId", ARRAY(SELECT name FROM unnest(p_holders)), p_expires_at);
  PERFORM command.item_stock_share(
    ARRAY(SELECT ROW("itemId", quantity)::command.item_quantity FROM unnest(p_purchase.lines)),
    ARRAY(SELECT ROW(l.item_id, l.quantity)::command.item_quantity
      FROM unpaid_orders o JOIN purchase_lines l USING (user_id, purchase_id)
      WHERE l.item_id = ANY (ARRAY(SELECT "itemId" FROM unnest(p_purchase.lines)))
        AND command.purchase_is_unpaid(o.user_id, o.purchase_id)));
END $$;
