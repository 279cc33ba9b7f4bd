-- room: purchases
-- The VAT rate that an order's prices include, in hundredths of a percent, and who sold to whom: {seller, buyer}. Invoices
-- state both, whatever becomes of rates, settings and names. parties is null in orders of earlier releases, which didn't
-- keep it.
ALTER TABLE purchases
  ADD COLUMN vat_basis_points integer CHECK (vat_basis_points BETWEEN 0 AND 10000),
  ADD COLUMN parties jsonb;
UPDATE purchases p SET vat_basis_points = coalesce((
  SELECT rate FROM (VALUES
    ('AT', 2000), ('BE', 2100), ('BG', 2000), ('HR', 2500), ('CY', 1900), ('CZ', 2100), ('DK', 2500),
    ('EE', 2400), ('FI', 2550), ('FR', 2000), ('DE', 1900), ('GR', 2400), ('HU', 2700), ('IE', 2300),
    ('IT', 2200), ('LV', 2100), ('LT', 2100), ('LU', 1700), ('MT', 1800), ('NL', 2100), ('PL', 2300),
    ('PT', 2300), ('RO', 2100), ('SK', 2300), ('SI', 2200), ('ES', 2100), ('SE', 2500)
  ) AS rates (code, rate) WHERE code = coalesce(p.billing_address ->> 'countryCode', 'NL')), 0);
-- An order whose VAT does not follow from its country's rate keeps the rate that its amounts show.
UPDATE purchases SET vat_basis_points =
  round(10000.0 * vat_cents / (items_total_cents + shipping_cost_cents - vat_cents))
WHERE abs(vat_cents - (items_total_cents + shipping_cost_cents) * vat_basis_points / (10000.0 + vat_basis_points)) > 1
  AND vat_cents * 2 < items_total_cents + shipping_cost_cents;
ALTER TABLE purchases ALTER COLUMN vat_basis_points SET NOT NULL;

-- room: purchases
-- The last numbers of both series of documents, and the time of the last one. Its row's lock is what keeps the numbers
-- without gaps: whoever rolls back gives the number back.
CREATE TABLE invoice_numbers (
  is_single boolean PRIMARY KEY DEFAULT true CHECK (is_single),
  invoices bigint NOT NULL DEFAULT 0,
  credit_notes bigint NOT NULL DEFAULT 0,
  issued_at timestamptz NOT NULL
);
INSERT INTO invoice_numbers (issued_at) VALUES ('-infinity');

-- room: purchases
-- Every invoice of a paid order, and every credit note about money that the house's sales gave back of one, each series
-- numbered from 1. What they show of the order is in the order, which doesn't change. Rows are never changed.
CREATE TABLE invoices (
  user_id uuid NOT NULL,
  purchase_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('Invoice', 'CreditNote')),
  number bigint NOT NULL CHECK (number > 0),
  total_cents bigint NOT NULL CHECK (total_cents > 0),
  vat_cents bigint NOT NULL CHECK (vat_cents BETWEEN 0 AND total_cents),
  issued_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, purchase_id, kind, number),
  UNIQUE (kind, number),
  FOREIGN KEY (user_id, purchase_id) REFERENCES purchases
);
CREATE UNIQUE INDEX invoices_of_purchases ON invoices (user_id, purchase_id) WHERE kind = 'Invoice';
CREATE TRIGGER invoices_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON invoices
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- room: purchases
-- Issues the document that a ledger entry of the house's sales calls for: an invoice for an order that was paid, a credit
-- note for what went back of one. Runs at the end of the transaction, when all other locks are taken, so that waiting for
-- the next number can't deadlock. Sales of one order in one transaction make one document. Shipping of inventory items
-- has no order and gets none.
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
  -- Before the number, because the foreign key locks this row too.
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
    -- Statements after the lock see what others have committed. VAT is rounded on the sum, so that all notes of an order
    -- together return what its invoice charged.
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

-- Orders of earlier releases get their documents in the order in which they were paid and paid back.
INSERT INTO invoices (user_id, purchase_id, kind, number, total_cents, vat_cents, issued_at)
SELECT p.user_id, p.purchase_id, 'Invoice', row_number() OVER (ORDER BY min(e.created_at), p.purchase_id),
  p.items_total_cents + p.shipping_cost_cents, p.vat_cents, min(e.created_at)
FROM purchases p
JOIN ledger_entries e ON e.user_id = p.user_id AND e.related_id = p.purchase_id AND e.to_account = 'house:items'
GROUP BY p.user_id, p.purchase_id;
WITH returned AS (
  SELECT p.user_id, p.purchase_id, e.created_at, sum(e.amount_cents) AS cents, p.vat_cents, p.vat_basis_points,
    p.items_total_cents + p.shipping_cost_cents AS paid_cents
  FROM purchases p
  JOIN ledger_entries e ON e.user_id = p.user_id AND e.related_id = p.purchase_id
    AND e.from_account IN ('house:items', 'house:shipping')
  WHERE EXISTS (SELECT FROM invoices i WHERE i.user_id = p.user_id AND i.purchase_id = p.purchase_id)
  GROUP BY p.user_id, p.purchase_id, e.created_at
), so_far AS (
  SELECT *, sum(cents) OVER (PARTITION BY user_id, purchase_id ORDER BY created_at) AS total FROM returned
), with_vat AS (
  SELECT *, CASE WHEN total >= paid_cents THEN vat_cents
    ELSE least(vat_cents, round(total * vat_basis_points / (10000.0 + vat_basis_points))) END AS vat FROM so_far
)
INSERT INTO invoices (user_id, purchase_id, kind, number, total_cents, vat_cents, issued_at)
SELECT user_id, purchase_id, 'CreditNote', row_number() OVER (ORDER BY created_at, purchase_id), cents,
  vat - coalesce(lag(vat) OVER (PARTITION BY user_id, purchase_id ORDER BY created_at), 0), created_at
FROM with_vat;
UPDATE invoice_numbers SET
  invoices = (SELECT count(*) FROM invoices WHERE kind = 'Invoice'),
  credit_notes = (SELECT count(*) FROM invoices WHERE kind = 'CreditNote'),
  issued_at = coalesce((SELECT max(invoices.issued_at) FROM invoices), '-infinity');

CREATE CONSTRAINT TRIGGER sales_are_invoiced AFTER INSERT ON ledger_entries
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (NEW.to_account = 'house:items' OR NEW.from_account IN ('house:items', 'house:shipping'))
  EXECUTE FUNCTION issue_invoice();
