-- Issues the document for a ledger entry of the house's sales: an invoice for a paid order, a credit note for money
-- that went back.
-- - Runs at the end of the transaction, after all other locks, so that waiting for the next number can't deadlock.
-- - All sales entries of one order in one transaction make one document.
-- - The shipping of inventory items belongs to no order and gets no document.
CREATE FUNCTION issue_invoice() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  is_paid boolean := NEW.to_account = 'house:items';
  bought purchases;
  last invoice_numbers;
  total bigint;
  vat bigint;
BEGIN
  IF is_paid = EXISTS (SELECT FROM invoices
    WHERE user_id = NEW.user_id AND purchase_id = NEW.related_id AND kind = 'Invoice') THEN
    RETURN NULL;
  END IF;
  -- Inserting an invoice also locks the row of its purchase, because of the foreign key. So the purchase is locked
  -- first, before invoice_numbers, to keep one order of locks.
  SELECT * INTO bought FROM purchases WHERE user_id = NEW.user_id AND purchase_id = NEW.related_id FOR KEY SHARE;
  IF bought.user_id IS NULL THEN
    RETURN NULL;
  END IF;
  SELECT * INTO last FROM invoice_numbers FOR UPDATE;
  last.issued_at := greatest(last.issued_at, NEW.created_at);
  IF is_paid THEN
    last.invoices := last.invoices + 1;
    INSERT INTO invoices (user_id, purchase_id, kind, number, total_cents, vat_cents, issued_at)
    VALUES (NEW.user_id, NEW.related_id, 'Invoice', last.invoices,
      bought.items_total_cents + bought.shipping_cost_cents, bought.vat_cents, last.issued_at);
  ELSE
    -- Runs after invoice_numbers is locked, so it sees all committed entries. VAT is computed on the total returned so
    -- far, so that all credit notes together return exactly the invoice's VAT.
    SELECT sum(amount_cents) INTO total FROM ledger_entries
    WHERE user_id = NEW.user_id AND related_id = NEW.related_id
      AND coalesce(transaction_type, '') NOT IN ('BoxOpening', 'Sale')
      AND from_account IN ('house:items', 'house:shipping');
    vat := CASE WHEN total >= bought.items_total_cents + bought.shipping_cost_cents THEN bought.vat_cents
      ELSE least(bought.vat_cents, round(total * bought.vat_basis_points / (10000.0 + bought.vat_basis_points))) END;
    SELECT total - coalesce(sum(total_cents), 0), vat - coalesce(sum(vat_cents), 0) INTO total, vat
    FROM invoices WHERE user_id = NEW.user_id AND purchase_id = NEW.related_id AND kind = 'CreditNote';
    IF total <= 0 THEN
      RETURN NULL;
    END IF;
    last.credit_notes := last.credit_notes + 1;
    INSERT INTO invoices (user_id, purchase_id, kind, number, total_cents, vat_cents, issued_at)
    VALUES (NEW.user_id, NEW.related_id, 'CreditNote', last.credit_notes, total, vat, last.issued_at);
  END IF;
  UPDATE invoice_numbers SET invoices = last.invoices, credit_notes = last.credit_notes, issued_at = last.issued_at;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER sales_are_invoiced AFTER INSERT ON ledger_entries
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (NEW.to_account = 'house:items' OR NEW.from_account IN ('house:items', 'house:shipping'))
  EXECUTE FUNCTION issue_invoice();
