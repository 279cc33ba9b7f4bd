-- Ends a purchase's wait for its payment. If p_is_paid, the purchase becomes Approved, or its shipment Ordered, with
-- the days that it is promised for; otherwise it is cancelled, and its stock and promo code
-- released. Returns false if the purchase is
-- cancelled after this call, including earlier cancellations.
CREATE FUNCTION command.purchase_advance(p_user uuid, p_purchase uuid, p_is_paid boolean, p_at timestamptz,
  p_promise command.promised_days DEFAULT NULL)
RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  bought purchases;
  lines command.item_quantity[];
  next_status text := CASE WHEN p_is_paid THEN 'Approved' ELSE 'Cancelled' END;
BEGIN
  PERFORM command.unpaid_orders_end(p_user, p_purchase);
  SELECT * INTO bought FROM purchases WHERE user_id = p_user AND purchase_id = p_purchase FOR UPDATE;
  IF bought.shipment_id IS NOT NULL THEN
    bought.status := command.shipment_advance_from_payment(p_user, bought.shipment_id,
      CASE WHEN p_is_paid THEN 'Ordered' ELSE 'Cancelled' END,
      CASE WHEN NOT p_is_paid THEN 'The payment was not completed.' END, p_at,
      CASE WHEN p_is_paid THEN p_promise END);
  END IF;
  IF bought.status = 'PaymentPending' THEN
    UPDATE purchases SET status = next_status, updated_at = p_at
    WHERE user_id = p_user AND purchase_id = p_purchase;
    bought.status := next_status;
    IF NOT p_is_paid THEN
      SELECT array_agg(ROW(item_id, quantity)::command.item_quantity) INTO lines
      FROM purchase_lines WHERE user_id = p_user AND purchase_id = p_purchase;
      PERFORM command.item_stock_release(lines);
    END IF;
  END IF;
  IF bought.promo_code IS NOT NULL AND bought.status = 'Cancelled' THEN
    PERFORM command.promo_release(p_user, p_purchase);
  END IF;
  RETURN bought.status <> 'Cancelled';
END $$;
