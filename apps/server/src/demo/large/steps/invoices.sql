-- Writes the invoices of all orders in order of time. Must run before the ledger is written, which then issues none.
WITH issued AS (
  INSERT INTO invoices (user_id, purchase_id, kind, number, total_cents, vat_cents, issued_at)
  SELECT user_id, purchase_id, 'Invoice', row_number() OVER (ORDER BY created_at, purchase_id),
    items_total_cents + shipping_cost_cents, vat_cents, created_at
  FROM purchases
  RETURNING number, issued_at)
UPDATE invoice_numbers SET (invoices, issued_at) = (
  SELECT count(*), coalesce(max(issued.issued_at), '-infinity') FROM issued)
