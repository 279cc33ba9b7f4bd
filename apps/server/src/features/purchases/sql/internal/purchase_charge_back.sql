-- Makes the credit note for a chargeback due: for the part of the sale that is lost. The part that a cancellation had
-- credited has a credit note already; the part that the buyer's balance gave counts as paid again.
CREATE FUNCTION command.purchase_charge_back(
  p_user uuid, p_purchase uuid, p_settled command.settlement, p_taken_cents bigint, p_at timestamptz
) RETURNS void LANGUAGE sql AS $$
  SELECT command.invoice_due(p_user, p_purchase, 'CreditNote',
    p_settled.charged_back_cents - greatest(p_taken_cents, p_settled.charged_back_credited_cents), p_at);
$$;
