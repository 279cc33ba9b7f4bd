-- Writes a new shipment with its lines and the first event of its history. p_shipment is {shipmentId, number,
-- purchaseId, status: 'PaymentPending' | 'Ordered', shippingMethod, shippingCostCents, shippingAddress, contactEmail,
-- language, lines: [{itemId, inventoryItemId, name, imageUrl, marketPriceCents, quantity}]}. Without contactEmail it is
-- the one of the account. Money, stock and goods are the caller's.
CREATE FUNCTION command.shipment_create(p_user uuid, p_shipment jsonb, p_at timestamptz) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  shipment uuid := p_shipment ->> 'shipmentId';
BEGIN
  INSERT INTO shipments (user_id, shipment_id, number, purchase_id, status, shipping_method, shipping_cost_cents,
    shipping_address, contact_email, contact_language, created_at, updated_at)
  SELECT p_user, shipment, number, "purchaseId", status, "shippingMethod", "shippingCostCents",
    "shippingAddress", coalesce("contactEmail", command.account_email(p_user)), language, p_at, p_at
  FROM jsonb_to_record(p_shipment) AS s (number text, "purchaseId" uuid, status text, "shippingMethod" text,
    "shippingCostCents" bigint, "shippingAddress" jsonb, "contactEmail" text, language text);
  INSERT INTO shipment_lines (user_id, shipment_id, position, item_id, inventory_item_id, name, image_url,
    market_price_cents, quantity)
  SELECT p_user, shipment, position, (line ->> 'itemId')::uuid, (line ->> 'inventoryItemId')::uuid, line ->> 'name',
    line ->> 'imageUrl', (line ->> 'marketPriceCents')::bigint, (line ->> 'quantity')::integer
  FROM jsonb_array_elements(p_shipment -> 'lines') WITH ORDINALITY AS lines (line, position);
  PERFORM command.shipment_tell(p_user, shipment, p_shipment ->> 'status', 'System', NULL, p_at);
END $$;
