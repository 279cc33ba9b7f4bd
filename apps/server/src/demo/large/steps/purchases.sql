WITH written AS (
  INSERT INTO purchases (user_id, purchase_id, number, language, purchase_option, payment_option, status,
    items_total_cents, shipping_cost_cents, vat_cents, vat_basis_points, transaction_ids, created_at, updated_at)
  SELECT user_id, purchase_id, number, 'en', 'inventory', 'balance', 'Approved', market_price_cents, 0,
    market_price_cents * 21 / 121, 2100, ARRAY[transaction_id], at, at
  FROM orders ORDER BY at
  RETURNING user_id, purchase_id, number
), numbered AS (
  INSERT INTO order_numbers (number, user_id, purchase_id) SELECT number, user_id, purchase_id FROM written)
INSERT INTO purchase_lines (user_id, purchase_id, position, item_id, name, image_url, unit_price_cents, quantity)
SELECT user_id, purchase_id, 1, item_id, name, image_url, market_price_cents, 1
FROM orders JOIN written USING (user_id, purchase_id)
