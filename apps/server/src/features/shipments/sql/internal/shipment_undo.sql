-- Undoes what a cancelled shipment took; p_found is its row before the cancellation. Before the payment, only the
-- reserved stock is released. After it, the shipping cost and, depending on p_step.refund, the inventory items or their
-- price are given back. A guest has neither inventory nor balance: their stock is released here, their money is
-- refunded through the provider.
CREATE FUNCTION command.shipment_undo(p_found shipments, p_step command.shipment_step, p_at timestamptz) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  owner uuid := p_found.user_id;
  shipment uuid := p_found.shipment_id;
  returned bigint;
BEGIN
  IF p_found.status = 'PaymentPending' OR owner = p_found.purchase_id THEN
    PERFORM command.item_stock_release(command.shipment_stock(owner, shipment));
    RETURN;
  ELSIF p_step.refund = 'Balance' THEN
    IF p_found.purchase_id IS NULL OR p_found.status <> 'Ordered' THEN
      PERFORM command.refuse('STATUS_CONFLICT');
    END IF;
    PERFORM command.item_stock_release(command.shipment_stock(owner, shipment));
    returned := command.inventory_undo_purchase(owner, shipment);
    PERFORM command.ledger_refund(owner, 'house:items', 'ItemPurchase', ROW(p_step."itemsEntryId", returned,
      'Refund of the items of ' || p_found.number, p_found.purchase_id)::command.posting, p_at);
  ELSE
    PERFORM command.inventory_take_back(owner, shipment, p_at);
  END IF;
  PERFORM command.ledger_refund(owner, 'house:shipping', 'Shipping', ROW(p_step."shippingEntryId",
    p_found.shipping_cost_cents, 'Refund of the shipping of ' || p_found.number,
    coalesce(p_found.purchase_id, shipment))::command.posting, p_at);
END $$;
