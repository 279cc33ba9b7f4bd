-- Books money that went back to the payer of a purchase since the last settlement. Flags the purchase for an operator,
-- unless the shop requested the refund.
-- - A refund is booked against the account that got the payment: the house's sales or, for a late payment, the refund
--   account or the person's wallet. If a cancellation has credited the amount to the wallet, it is taken from
--   there, or from what was held for the refund.
-- - A chargeback debits the wallet as far as its balance allows, and locks the account. A late payment that waits
--   for its refund is taken from the refund account.
CREATE FUNCTION command.purchase_reverse(
  p_user uuid, p_purchase uuid, p_settled command.settlement, p_entries command.purchase_entries, p_at timestamptz
) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  bought purchases;
  is_guest boolean;
  is_late boolean;
  is_held boolean;
  refunded bigint := p_settled.refunded_cents;
  held bigint := p_settled.refunded_held_cents;
  from_wallet bigint := p_settled.refunded_credited_cents - held;
  charged_back bigint := p_settled.charged_back_cents;
  taken bigint;
  provider text := p_settled.provider;
BEGIN
  IF refunded = 0 AND charged_back = 0 THEN
    RETURN;
  END IF;
  SELECT * INTO bought FROM purchases WHERE user_id = p_user AND purchase_id = p_purchase FOR UPDATE;
  is_guest := bought.payment_option = 'guest';
  is_late := bought.flag IS NOT DISTINCT FROM 'LatePayment';
  is_held := command.purchase_is_held(bought);
  IF is_late AND NOT is_held THEN
    from_wallet := refunded - held;
  END IF;
  IF held > 0 THEN
    PERFORM command.ledger_transfer(p_user, (p_entries.refund)."heldEntryId", 'house:refunds', 'gateway:' || provider,
      held, p_purchase, p_at);
  END IF;
  IF from_wallet > 0 THEN
    PERFORM command.reverse_payment(p_user, provider, 'Refund', from_wallet, 'order ' || bought.number, p_purchase,
      p_entries.refund, p_at);
  END IF;
  IF refunded > from_wallet + held AND is_late THEN
    PERFORM command.ledger_transfer(p_user, (p_entries.refund)."houseEntryId", 'house:refunds',
      'gateway:' || provider, refunded, p_purchase, p_at);
  ELSIF refunded > from_wallet + held THEN
    PERFORM command.purchase_return_sale(bought, refunded - from_wallet - held,
      p_settled.refunded_shipping_cents, provider, p_entries.refund, p_at);
  END IF;
  IF charged_back > 0 AND is_held THEN
    PERFORM command.ledger_transfer(p_user, (p_entries.chargeback)."houseEntryId", 'house:refunds',
      'gateway:' || provider, charged_back, p_purchase, p_at);
  ELSIF charged_back > 0 THEN
    held := p_settled.charged_back_held_cents;
    IF held > 0 THEN
      PERFORM command.ledger_transfer(p_user, (p_entries.chargeback)."heldEntryId", 'house:refunds',
        'gateway:' || provider, held, p_purchase, p_at);
    END IF;
    taken := held + command.reverse_payment(p_user, provider, 'Chargeback', charged_back - held,
      'order ' || bought.number, p_purchase, p_entries.chargeback, p_at);
    -- The wallet has paid this part again, so cancelling the order must credit it to the wallet.
    PERFORM command.payment_credit(p_user, p_purchase,
      -greatest(0, taken - p_settled.charged_back_credited_cents));
    -- A late payment has no invoice.
    IF NOT is_late THEN
      PERFORM command.purchase_charge_back(p_user, p_purchase, p_settled, taken, p_at);
    END IF;
  END IF;
  IF charged_back > 0 OR p_settled.is_unasked AND (NOT is_guest
    OR command.shipment_facts(p_user, bought.shipment_id) ->> 'status' <> 'Cancelled')
  THEN
    UPDATE purchases SET flag = coalesce(flag, CASE WHEN charged_back > 0 THEN 'Chargeback' ELSE 'Refund' END),
      flagged_at = coalesce(flagged_at, p_at), updated_at = p_at
    WHERE user_id = p_user AND purchase_id = p_purchase;
  END IF;
END $$;
