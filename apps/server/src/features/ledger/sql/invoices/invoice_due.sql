-- Makes the document for entries of the house's sales due: an invoice for a paid order, a credit note for money that
-- went back. Called by each function that writes such entries of an order, with their sum. invoices_number.sql gives
-- the document its number after the commit, so sales don't wait for each other.
-- - All that goes back of one order in one transaction makes one credit note, and none if it adds up to nothing.
-- - A credit note of a negative amount takes back what others gave.
-- - The shipping of inventory items belongs to no order and gets no document.
CREATE FUNCTION command.invoice_due(p_user uuid, p_purchase uuid, p_kind text, p_cents bigint, p_at timestamptz)
RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  own bigint := pg_current_xact_id()::text::bigint;
BEGIN
  DELETE FROM invoice_queue WHERE user_id = p_user AND purchase_id = p_purchase AND kind = p_kind
    AND transaction_number = own AND amount_cents = -p_cents;
  IF FOUND THEN
    RETURN;
  END IF;
  IF p_purchase IS NOT NULL AND (p_cents > 0 OR p_cents < 0 AND p_kind = 'CreditNote') THEN
    INSERT INTO invoice_queue (user_id, purchase_id, kind, transaction_number, amount_cents, due_at)
    VALUES (p_user, p_purchase, p_kind, own, p_cents, p_at)
    ON CONFLICT (user_id, purchase_id, kind, transaction_number)
      DO UPDATE SET amount_cents = invoice_queue.amount_cents + excluded.amount_cents;
  END IF;
  PERFORM set_config('trove.invoices', 'noted', true);
END $$;
