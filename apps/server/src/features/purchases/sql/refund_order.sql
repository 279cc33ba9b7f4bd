-- Requests a refund of a paid order for an operator: of lines and shipping at the price paid, or of all that is
-- left. Locks the payment, so that concurrent refunds and provider reports wait. Returns the refunded amount. Refuses:
-- - NOT_FOUND, and VERSION_CONFLICT if less or more is left than the operator saw
-- - STATUS_CONFLICT for a person's order, which is refunded to the balance by cancelling it. But what the shop owes to
--   its card, because the provider refused the refund, can be requested again as a whole, or credited to the balance
-- - STATUS_CONFLICT if the refund would return all that is left of an order that is neither sent nor cancelled: its
--   items would still be sent, so it must be cancelled instead
CREATE FUNCTION command.refund_order(
  p_user uuid, p_purchase uuid, p_refund command.operator_refund, p_order command.order_refund,
  p_terms command.deposit_terms, p_at timestamptz
) RETURNS bigint LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
DECLARE
  bought purchases;
  lines command.refunded_line[] := p_order.lines;
  shipping_left bigint;
  shipping bigint := 0;
  due bigint;
  status text;
  line purchase_lines;
  left_pieces command.refunded_line[] := '{}';
BEGIN
  PERFORM command.payment_lock(p_user, p_purchase);
  -- A separate statement after the lock, so that it sees what the transaction that held the lock has written.
  SELECT * INTO bought FROM purchases WHERE user_id = p_user AND purchase_id = p_purchase;
  IF bought.user_id IS NULL THEN
    PERFORM command.refuse('NOT_FOUND');
  ELSIF bought.payment_option <> 'guest' THEN
    RETURN command.refund_owed(bought, p_refund, p_order, p_terms, p_at);
  END IF;
  status := command.shipment_facts(p_user, bought.shipment_id) ->> 'status';
  shipping_left := bought.shipping_cost_cents - command.refunded_shipping(p_user, bought.payment_id);
  FOR line IN SELECT * FROM purchase_lines WHERE user_id = p_user AND purchase_id = p_purchase LOOP
    left_pieces := left_pieces || ROW(line.position,
      line.quantity - command.refunded_quantity(p_user, bought.payment_id, line.position))::command.refunded_line;
  END LOOP;
  IF p_order."isWhole" THEN
    lines := ARRAY(SELECT l FROM unnest(left_pieces) AS l WHERE l.quantity > 0);
    due := p_order."leftCents";
    shipping := least(due, greatest(0, shipping_left));
  ELSE
    IF EXISTS (SELECT FROM unnest(lines) AS wanted
      LEFT JOIN unnest(left_pieces) AS l ON l.position = wanted.position
      WHERE l.position IS NULL OR wanted.quantity IS NULL OR wanted.quantity <= 0 OR wanted.quantity > l.quantity)
      OR (SELECT count(DISTINCT position) < count(*) FROM unnest(lines))
      OR p_order."hasShipping" AND shipping_left <= 0
    THEN
      PERFORM command.refuse('STATUS_CONFLICT');
    END IF;
    shipping := CASE WHEN p_order."hasShipping" THEN shipping_left ELSE 0 END;
    due := shipping + (SELECT coalesce(sum(l.unit_price_cents * wanted.quantity), 0) FROM unnest(lines) AS wanted
      JOIN purchase_lines l ON l.user_id = p_user AND l.purchase_id = p_purchase AND l.position = wanted.position);
  END IF;
  IF status IN ('PaymentPending', 'Ordered', 'Approved', 'Shipping') AND due >= p_order."leftCents" THEN
    PERFORM command.refuse('STATUS_CONFLICT');
  END IF;
  PERFORM command.refund_lines_of_payment(p_user, bought.payment_id, p_refund, lines, due, shipping,
    p_order."leftCents", p_at);
  RETURN due;
END $$;
