-- Documents that wait for their number. All entries of one order in one transaction make one document; amount_cents is
-- what a credit note gives back, and the price of an invoice.
CREATE TABLE invoice_queue (
  user_id uuid NOT NULL,
  purchase_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('Invoice', 'CreditNote')),
  transaction_number bigint NOT NULL,
  amount_cents bigint NOT NULL CHECK (amount_cents > 0),
  due_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, purchase_id, kind, transaction_number),
  FOREIGN KEY (user_id, purchase_id) REFERENCES purchases
);
CREATE UNIQUE INDEX invoice_queue_invoices ON invoice_queue (user_id, purchase_id) WHERE kind = 'Invoice';
CREATE INDEX invoice_queue_in_order ON invoice_queue (due_at, transaction_number);

CREATE OR REPLACE FUNCTION issue_invoice() RETURNS trigger
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
