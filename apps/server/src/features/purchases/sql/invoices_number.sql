-- Numbers up to p_most of the due documents, in their order. Returns their people, with guests' ids, and why documents
-- were left without a number. Numbers none if another transaction is numbering. Skips those that have got their number
-- since the list was read.
-- - A document that fails keeps its place, and its number goes to the next. Errors of the server stop all.
-- - A credit note waits for its invoice's number.
-- - The database's clock limits the dates: a process whose clock is ahead would date the documents of all.
CREATE FUNCTION command.invoices_number(p_due command.due_invoice[], p_most integer) RETURNS jsonb
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
DECLARE
  last invoice_numbers;
  given invoice_numbers;
  listed command.due_invoice;
  due invoice_queue;
  bought purchases;
  vat bigint;
  total bigint;
  people uuid[] := '{}';
  failures text[] := '{}';
BEGIN
  SELECT * INTO last FROM invoice_numbers FOR UPDATE SKIP LOCKED;
  IF last.is_single IS NULL THEN
    RETURN jsonb_build_object('people', people, 'failures', failures);
  END IF;
  FOREACH listed IN ARRAY p_due LOOP
    EXIT WHEN cardinality(people) = p_most;
    CONTINUE WHEN listed.kind = 'CreditNote' AND NOT EXISTS (SELECT FROM invoices
      WHERE user_id = listed."userId" AND purchase_id = listed."purchaseId" AND kind = 'Invoice');
    BEGIN
      due := command.invoice_due_take(listed."userId", listed."purchaseId", listed.kind, listed."transactionNumber");
      CONTINUE WHEN due.user_id IS NULL;
      SELECT * INTO STRICT bought FROM purchases WHERE user_id = due.user_id AND purchase_id = due.purchase_id;
      given := last;
      given.issued_at := greatest(last.issued_at, least(due.due_at, clock_timestamp()));
      IF due.kind = 'Invoice' THEN
        given.invoices := last.invoices + 1;
        vat := bought.vat_cents;
      ELSE
        given.credit_notes := last.credit_notes + 1;
        -- VAT is computed on the total returned so far, so that all credit notes together return exactly the invoice's.
        SELECT due.amount_cents + coalesce(sum(total_cents), 0), coalesce(sum(vat_cents), 0) INTO total, vat
        FROM invoices WHERE user_id = due.user_id AND purchase_id = due.purchase_id AND kind = 'CreditNote';
        vat := CASE WHEN total >= bought.items_total_cents + bought.shipping_cost_cents THEN bought.vat_cents
          ELSE least(bought.vat_cents,
            round(total * bought.vat_basis_points / (10000.0 + bought.vat_basis_points))) END - vat;
      END IF;
      INSERT INTO invoice_owners (kind, number, user_id, purchase_id)
      VALUES (due.kind, CASE due.kind WHEN 'Invoice' THEN given.invoices ELSE given.credit_notes END, due.user_id,
        due.purchase_id);
      INSERT INTO invoices (user_id, purchase_id, kind, number, total_cents, vat_cents, issued_at)
      VALUES (due.user_id, due.purchase_id, due.kind,
        CASE due.kind WHEN 'Invoice' THEN given.invoices ELSE given.credit_notes END, due.amount_cents, vat,
        given.issued_at);
      last := given;
      people := people || due.user_id;
    EXCEPTION WHEN OTHERS THEN
      -- Read-only, lost race, out of resources, shutdown.
      IF SQLSTATE ~ '^(25|40|53|57)' THEN
        RAISE;
      END IF;
      failures := failures || format('%s of order %s: %s', listed.kind, listed."purchaseId", SQLERRM);
    END;
  END LOOP;
  UPDATE invoice_numbers SET invoices = last.invoices, credit_notes = last.credit_notes, issued_at = last.issued_at;
  RETURN jsonb_build_object('people', people, 'failures', failures);
END $$;
