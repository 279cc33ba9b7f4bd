-- Money that came back because a chargeback was withdrawn, and when the provider's disputes last changed.
ALTER TABLE payments
  ADD COLUMN recovered_cents bigint NOT NULL DEFAULT 0 CHECK (recovered_cents >= 0),
  ADD COLUMN disputed_at timestamptz;
ALTER TABLE quarantined_captures ADD COLUMN disputed_at timestamptz;

-- A credit note of a negative amount takes back the credit of a chargeback that was withdrawn.
ALTER TABLE invoices DROP CONSTRAINT invoices_total_cents_check, DROP CONSTRAINT invoices_check,
  ADD CONSTRAINT invoices_amounts CHECK (vat_cents BETWEEN least(0, total_cents) AND greatest(0, total_cents)
    AND (total_cents > 0 OR total_cents < 0 AND kind = 'CreditNote'));
ALTER TABLE invoice_queue DROP CONSTRAINT invoice_queue_amount_cents_check,
  ADD CONSTRAINT invoice_queue_amounts CHECK (amount_cents > 0 OR amount_cents < 0 AND kind = 'CreditNote');
