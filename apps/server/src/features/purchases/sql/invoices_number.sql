-- Numbers up to p_most due documents in the order in which they became due. Returns the people of these documents, with
-- guests' ids. Returns none if another transaction is numbering.
CREATE FUNCTION command.invoices_number(p_most integer) RETURNS uuid[]
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
DECLARE
  last invoice_numbers;
  due record;
  vat bigint;
  total bigint;
  people uuid[] := '{}';
BEGIN
  IF NOT EXISTS (SELECT FROM invoice_queue) THEN
    RETURN people;
  END IF;
  SELECT * INTO last FROM invoice_numbers FOR UPDATE SKIP LOCKED;
  IF NOT FOUND THEN
    RETURN people;
  END IF;
  FOR due IN
    SELECT q.*, p.items_total_cents + p.shipping_cost_cents AS price, p.vat_cents, p.vat_basis_points
    FROM invoice_queue q JOIN purchases p USING (user_id, purchase_id)
    ORDER BY q.due_at, q.transaction_number, q.purchase_id, q.kind DESC LIMIT p_most
  LOOP
    last.issued_at := greatest(last.issued_at, due.due_at);
    IF due.kind = 'Invoice' THEN
      last.invoices := last.invoices + 1;
      vat := due.vat_cents;
    ELSE
      last.credit_notes := last.credit_notes + 1;
      -- VAT is computed on the total returned so far, so that all credit notes together return exactly the invoice's.
      SELECT due.amount_cents + coalesce(sum(total_cents), 0), coalesce(sum(vat_cents), 0) INTO total, vat
      FROM invoices WHERE user_id = due.user_id AND purchase_id = due.purchase_id AND kind = 'CreditNote';
      vat := CASE WHEN total >= due.price THEN due.vat_cents
        ELSE least(due.vat_cents, round(total * due.vat_basis_points / (10000.0 + due.vat_basis_points))) END - vat;
    END IF;
    INSERT INTO invoices (user_id, purchase_id, kind, number, total_cents, vat_cents, issued_at)
    VALUES (due.user_id, due.purchase_id, due.kind,
      CASE due.kind WHEN 'Invoice' THEN last.invoices ELSE last.credit_notes END, due.amount_cents, vat, last.issued_at);
    DELETE FROM invoice_queue WHERE user_id = due.user_id AND purchase_id = due.purchase_id
      AND kind = due.kind AND transaction_number = due.transaction_number;
    people := people || due.user_id;
  END LOOP;
  UPDATE invoice_numbers SET invoices = last.invoices, credit_notes = last.credit_notes, issued_at = last.issued_at;
  RETURN people;
END $$;
