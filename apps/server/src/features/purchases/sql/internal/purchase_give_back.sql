-- Books money that went back to the payer of a purchase since the last settlement. A refund is booked against the
-- account that the payment went to: the house's sales, or for a late payment the guests' refund account or the person's
-- wallet. A chargeback debits the wallet as far as the balance covers it, and locks the account.
CREATE FUNCTION command.purchase_give_back(
  p_user uuid, p_purchase uuid, p_settled command.settlement, p_entries command.purchase_entries, p_at timestamptz
) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  bought purchases;
  shipping bigint := 0;
  refunded bigint := p_settled.refunded_cents;
  charged_back bigint := p_settled.charged_back_cents;
  provider text := p_settled.provider;
BEGIN
  IF refunded = 0 AND charged_back = 0 THEN
    RETURN;
  END IF;
  SELECT * INTO bought FROM purchases WHERE user_id = p_user AND purchase_id = p_purchase FOR UPDATE;
  IF refunded > 0 AND bought.payment_option <> 'guest' AND bought.flag = 'LatePayment' THEN
    PERFORM command.take_back(p_user, provider, 'Refund', refunded, 'order ' || bought.number, p_purchase,
      p_entries.refund, p_at);
  ELSIF refunded > 0 AND bought.flag = 'LatePayment' THEN
    PERFORM command.ledger_transfer(p_user, (p_entries.refund)."houseEntryId", 'house:refunds',
      'gateway:' || provider, refunded, p_purchase, p_at);
  ELSIF refunded > 0 THEN
    IF refunded = bought.items_total_cents + bought.shipping_cost_cents AND bought.shipping_cost_cents > 0 THEN
      shipping := bought.shipping_cost_cents;
      PERFORM command.ledger_transfer(p_user, (p_entries.refund)."shippingEntryId", 'house:shipping',
        'gateway:' || provider, shipping, p_purchase, p_at);
    END IF;
    PERFORM command.ledger_transfer(p_user, (p_entries.refund)."houseEntryId", 'house:items',
      'gateway:' || provider, refunded - shipping, p_purchase, p_at);
  END IF;
  IF charged_back > 0 THEN
    PERFORM command.take_back(p_user, provider, 'Chargeback', charged_back, 'order ' || bought.number, p_purchase,
      p_entries.chargeback, p_at);
    UPDATE purchases SET flag = coalesce(flag, 'Chargeback'), flagged_at = coalesce(flagged_at, p_at), updated_at = p_at
    WHERE user_id = p_user AND purchase_id = p_purchase;
  END IF;
END $$;
