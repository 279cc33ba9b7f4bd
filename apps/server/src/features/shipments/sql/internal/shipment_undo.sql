-- Undoes a cancelled shipment; p_found is its row before the cancellation. The caller has locked the payment.
-- - If the order was not paid yet, the reserved stock is released, and its payment can't be made any more.
-- - If it was paid, the shipping cost is refunded and, depending on p_step.refund, the inventory items or their price
--   are given back.
-- - If a part of the payment has gone back to its payer, the items return to the shop, and only the rest of the money
--   is credited to the balance.
-- - Money of a card is a deposit. As far as a limit or a break keeps it out of the balance, it goes back to the card.
-- - A guest's stock is released here; their money is refunded through the provider.
CREATE FUNCTION command.shipment_undo(p_found shipments, p_step command.shipment_step, p_at timestamptz) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  owner uuid := p_found.user_id;
  shipment uuid := p_found.shipment_id;
  purchase uuid := p_found.purchase_id;
  returned bigint;
  due bigint;
  shipping bigint := p_found.shipping_cost_cents;
  price bigint := 0;
  deposit record;
BEGIN
  IF p_found.status = 'PaymentPending' OR owner = purchase THEN
    PERFORM command.item_stock_release(command.shipment_stock(owner, shipment));
    IF p_found.status = 'PaymentPending' THEN
      PERFORM command.payment_expire(owner, purchase, p_at);
    END IF;
    RETURN;
  ELSIF p_step.refund = 'Balance' AND (purchase IS NULL OR p_found.status <> 'Ordered') THEN
    PERFORM command.refuse('STATUS_CONFLICT');
  END IF;
  returned := command.payment_returned(owner, purchase);
  IF p_step.refund = 'Balance' OR returned > 0 THEN
    PERFORM command.item_stock_release(command.shipment_stock(owner, shipment));
    due := command.inventory_undo_purchase(owner, shipment) + shipping - returned;
    shipping := least(shipping, due);
    price := due - shipping;
  ELSE
    PERFORM command.inventory_take_back(owner, shipment, p_at);
  END IF;
  deposit := command.order_deposit(owner, purchase, price + shipping, shipping, p_at, p_step.terms);
  price := price - greatest(0, deposit.card_cents - shipping);
  shipping := greatest(0, shipping - deposit.card_cents);
  PERFORM command.ledger_refund(owner, 'house:items', 'ItemPurchase', ROW(p_step."itemsEntryId", price,
    'Refund of the items of ' || p_found.number, purchase)::command.posting, deposit.booked_at);
  PERFORM command.ledger_refund(owner, 'house:shipping', 'Shipping', ROW(p_step."shippingEntryId", shipping,
    'Refund of the shipping of ' || p_found.number, coalesce(purchase, shipment))::command.posting, deposit.booked_at);
  PERFORM command.invoice_due(owner, purchase, 'CreditNote', price + shipping, p_at);
  PERFORM command.payment_credit(owner, purchase, price + shipping);
END $$;
