-- Makes the document for a ledger entry of the house's sales due: an invoice for a paid order, a credit note for money
-- that went back. invoices_number.sql gives it its number after the commit, so sales don't wait for each other.
-- - Runs at the end of the transaction, when the order is written.
-- - All sales entries of one order in one transaction make one document.
-- - The shipping of inventory items belongs to no order and gets no document.
CREATE FUNCTION issue_invoice() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  is_paid boolean := NEW.to_account = 'house:items';
  bought purchases;
BEGIN
  IF NOT is_paid AND NEW.transaction_type IN ('BoxOpening', 'Sale') THEN
    RETURN NULL;
  END IF;
  -- One statement, so that it sees an invoice that is being numbered in exactly one of the two tables.
  IF is_paid = (EXISTS (SELECT FROM invoices
      WHERE user_id = NEW.user_id AND purchase_id = NEW.related_id AND kind = 'Invoice')
    OR EXISTS (SELECT FROM invoice_queue
      WHERE user_id = NEW.user_id AND purchase_id = NEW.related_id AND kind = 'Invoice')) THEN
    RETURN NULL;
  END IF;
  SELECT * INTO bought FROM purchases WHERE user_id = NEW.user_id AND purchase_id = NEW.related_id;
  IF bought.user_id IS NULL THEN
    RETURN NULL;
  END IF;
  INSERT INTO invoice_queue (user_id, purchase_id, kind, transaction_number, amount_cents, due_at)
  VALUES (NEW.user_id, NEW.related_id, CASE WHEN is_paid THEN 'Invoice' ELSE 'CreditNote' END,
    pg_current_xact_id()::text::bigint,
    CASE WHEN is_paid THEN bought.items_total_cents + bought.shipping_cost_cents ELSE NEW.amount_cents END,
    NEW.created_at)
  ON CONFLICT (user_id, purchase_id, kind, transaction_number)
    DO UPDATE SET amount_cents = invoice_queue.amount_cents + excluded.amount_cents;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER sales_are_invoiced AFTER INSERT ON ledger_entries
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (NEW.to_account = 'house:items' OR NEW.from_account IN ('house:items', 'house:shipping'))
  EXECUTE FUNCTION issue_invoice();
