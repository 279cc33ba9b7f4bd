-- Writes the invoices of all orders in order of time.
WITH issued AS (
  INSERT INTO invoices (user_id, purchase_id, kind, number, total_cents, vat_cents, issued_at)
  SELECT user_id, purchase_id, 'Invoice', row_number() OVER (ORDER BY created_at, purchase_id),
    items_total_cents + shipping_cost_cents, vat_cents, created_at
  FROM purchases
  RETURNING user_id, purchase_id, kind, number, issued_at
), owned AS (
  INSERT INTO invoice_owners (kind, number, user_id, purchase_id) SELECT kind, number, user_id, purchase_id FROM issued)
UPDATE invoice_numbers SET (invoices, issued_at) = (
  SELECT count(*), coalesce(max(issued.issued_at), '-infinity') FROM issued)
