-- Writes the shipments. $1: the shipping cost in cents; $2: the address.
WITH written AS (
  INSERT INTO shipments (user_id, shipment_id, number, status, shipping_method, shipping_cost_cents, shipping_address,
    contact_email, contact_language, created_at, updated_at)
  SELECT user_id, shipment_id, number, 'Ordered', 'standard', $1::bigint, $2::jsonb,
    'large' || ordinal || '@trove.example', 'en', sent_at, sent_at
  FROM sendings ORDER BY sent_at
  RETURNING user_id, shipment_id, number
), numbered AS (
  INSERT INTO shipment_numbers (number, user_id, shipment_id) SELECT number, user_id, shipment_id FROM written
), told AS (
  INSERT INTO shipment_events (user_id, shipment_id, position, status, actor, created_at)
  SELECT user_id, shipment_id, 1, 'Ordered', 'System', sent_at FROM sendings JOIN written USING (user_id, shipment_id))
INSERT INTO shipment_lines (user_id, shipment_id, position, item_id, inventory_item_id, name, image_url,
  market_price_cents, quantity)
SELECT user_id, shipment_id, 1, item_id, inventory_item_id, item_name, image_url, market_price_cents, 1
FROM sendings JOIN written USING (user_id, shipment_id)
