-- Makes the credit note for a chargeback due: for the part of the sale that is lost. The part that a cancellation had
-- credited has a credit note already; the part that the buyer's balance gave counts as paid again.
CREATE FUNCTION command.purchase_charge_back(
  p_user uuid, p_purchase uuid, p_settled command.settlement, p_taken_cents bigint, p_at timestamptz
) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  lost bigint := p_settled.charged_back_cents - greatest(p_taken_cents, p_settled.charged_back_credited_cents);
BEGIN
  IF lost > 0 THEN
    INSERT INTO invoice_queue (user_id, purchase_id, kind, transaction_number, amount_cents, due_at)
    VALUES (p_user, p_purchase, 'CreditNote', pg_current_xact_id()::text::bigint, lost, p_at)
    ON CONFLICT (user_id, purchase_id, kind, transaction_number)
      DO UPDATE SET amount_cents = invoice_queue.amount_cents + excluded.amount_cents;
  END IF;
END $$;
