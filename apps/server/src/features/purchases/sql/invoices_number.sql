-- Numbers up to p_most due documents in the order in which they became due. Returns their people, with guests' ids, and
-- why documents were left without a number. Numbers none if another transaction is numbering.
-- - A document that fails keeps its place, and its number goes to the next. Errors of the server stop all.
-- - A credit note waits for its invoice's number.
-- - The database's clock limits the dates: a process whose clock is ahead would date the documents of all.
CREATE FUNCTION command.invoices_number(p_most integer) RETURNS jsonb
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
DECLARE
  last invoice_numbers;
  given invoice_numbers;
  due invoice_queue;
  bought purchases;
  vat bigint;
  total bigint;
  people uuid[] := '{}';
  failures text[] := '{}';
BEGIN
  IF EXISTS (SELECT FROM invoice_queue) THEN
    SELECT * INTO last FROM invoice_numbers FOR UPDATE SKIP LOCKED;
  END IF;
  IF last.is_single IS NULL THEN
    RETURN jsonb_build_object('people', people, 'failures', failures);
  END IF;
  -- Reads more than p_most, so that numbering stops only when nine times as many documents fail.
  FOR due IN
    SELECT * FROM invoice_queue ORDER BY due_at, transaction_number, purchase_id, kind DESC LIMIT 10 * p_most
  LOOP
    EXIT WHEN cardinality(people) = p_most;
    CONTINUE WHEN due.kind = 'CreditNote' AND NOT EXISTS (SELECT FROM invoices
      WHERE user_id = due.user_id AND purchase_id = due.purchase_id AND kind = 'Invoice');
    BEGIN
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
      INSERT INTO invoices (user_id, purchase_id, kind, number, total_cents, vat_cents, issued_at)
      VALUES (due.user_id, due.purchase_id, due.kind,
        CASE due.kind WHEN 'Invoice' THEN given.invoices ELSE given.credit_notes END, due.amount_cents, vat,
        given.issued_at);
      DELETE FROM invoice_queue WHERE user_id = due.user_id AND purchase_id = due.purchase_id
        AND kind = due.kind AND transaction_number = due.transaction_number;
      last := given;
      people := people || due.user_id;
    EXCEPTION WHEN OTHERS THEN
      -- Read-only, lost race, out of resources, shutdown.
      IF SQLSTATE ~ '^(25|40|53|57)' THEN
        RAISE;
      END IF;
      failures := failures || format('%s of order %s: %s', due.kind, due.purchase_id, SQLERRM);
    END;
  END LOOP;
  UPDATE invoice_numbers SET invoices = last.invoices, credit_notes = last.credit_notes, issued_at = last.issued_at;
  RETURN jsonb_build_object('people', people, 'failures', failures);
END $$;
