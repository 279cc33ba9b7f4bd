-- Writes a new shipment with its lines and the first event of its history. p_purchase is null for a shipment from the
-- inventory. The caller moves money, stock and inventory items.
CREATE FUNCTION command.shipment_create(
  p_user uuid, p_purchase uuid, p_status text, p_shipment command.new_shipment, p_lines command.shipment_line[],
  p_at timestamptz
) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  shipment uuid := p_shipment."shipmentId";
  contact text := coalesce(p_shipment."contactEmail", command.account_email(p_user));
BEGIN
  INSERT INTO shipment_numbers (number, user_id, shipment_id) VALUES (p_shipment.number, p_user, shipment);
  INSERT INTO shipments (user_id, shipment_id, number, purchase_id, status, shipping_method, shipping_cost_cents,
    shipping_address, contact_email, contact_language, created_at, updated_at, promised_from, promised_until)
  VALUES (p_user, shipment, p_shipment.number, p_purchase, p_status, p_shipment."shippingMethod",
    p_shipment."shippingCostCents", p_shipment."shippingAddress",
    contact, p_shipment.language, p_at, p_at,
    (p_shipment.promise)."from", (p_shipment.promise)."until");
  INSERT INTO shipment_lines (user_id, shipment_id, position, item_id, inventory_item_id, name, image_url,
    market_price_cents, quantity)
  SELECT p_user, shipment, position, "itemId", "inventoryItemId", name, "imageUrl", "marketPriceCents", quantity
  FROM unnest(p_lines) WITH ORDINALITY
    AS line ("itemId", "inventoryItemId", name, "imageUrl", "marketPriceCents", quantity, position);
  PERFORM command.shipment_tell(p_user, shipment, p_status, 'System', NULL, p_at);
  IF p_status = 'Ordered' AND p_user IS DISTINCT FROM p_purchase THEN
    PERFORM command.signal_note('Shipment', p_user, shipment);
  END IF;
END $$;
