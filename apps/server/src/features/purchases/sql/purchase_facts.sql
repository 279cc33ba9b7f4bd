-- Returns what returns of a purchase need: {status, paymentId, shippingCostCents, lines: [{position, itemId,
-- unitPriceCents, quantity}]}. Null if there is no such purchase.
CREATE FUNCTION command.purchase_facts(p_user uuid, p_purchase uuid) RETURNS jsonb LANGUAGE plpgsql STABLE AS $$
DECLARE
  bought purchases;
  current_status text;
BEGIN
  SELECT * INTO bought FROM purchases WHERE user_id = p_user AND purchase_id = p_purchase;
  IF bought.user_id IS NULL THEN
    RETURN NULL;
  END IF;
  current_status := coalesce(bought.status, command.shipment_facts(p_user, bought.shipment_id) ->> 'status');
  RETURN jsonb_build_object('status', current_status,
    'paymentId', bought.payment_id, 'shippingCostCents', bought.shipping_cost_cents,
    'lines', (SELECT jsonb_agg(jsonb_build_object('position', position, 'itemId', item_id,
      'unitPriceCents', unit_price_cents, 'quantity', quantity) ORDER BY position)
      FROM purchase_lines WHERE user_id = p_user AND purchase_id = p_purchase));
END $$;
