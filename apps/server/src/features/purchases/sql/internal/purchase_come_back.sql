-- Books refunds of a purchase that failed or came back, to where the money had been. Notifies the person, also of money
-- that was held for them, which the caller releases. Flags the purchase, because an operator refunds it again.
-- - First the wallet gets back what it had given, then the sales, then the house what it bore.
-- - A late payment that waited for its refund waits again, in house:refunds.
CREATE FUNCTION command.purchase_come_back(
  p_user uuid, p_purchase uuid, p_settled command.settlement, p_at timestamptz
) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  bought purchases;
  gateway text := 'gateway:' || p_settled.provider;
  back bigint := p_settled.came_back_cents;
  entries command.reversal_entries := ROW(gen_random_uuid(), gen_random_uuid(), NULL, NULL, NULL);
  to_wallet bigint := 0;
  items_gave bigint := 0;
  to_items bigint := 0;
  to_shipping bigint := 0;
BEGIN
  IF NOT p_settled.is_back THEN
    RETURN;
  END IF;
  SELECT * INTO bought FROM purchases WHERE user_id = p_user AND purchase_id = p_purchase FOR UPDATE;
  IF command.purchase_is_held(bought) THEN
    PERFORM command.ledger_refill(p_user, gateway, 'house:refunds', back, p_purchase, p_at);
  ELSE
    to_wallet := least(back, command.payment_given(p_user, p_purchase));
    IF bought.flag IS DISTINCT FROM 'LatePayment' THEN
      items_gave := bought.items_total_cents - command.ledger_between(p_user, gateway, 'house:items', p_purchase);
      to_shipping := greatest(0, least(back - to_wallet,
        bought.shipping_cost_cents - command.ledger_between(p_user, gateway, 'house:shipping', p_purchase),
        greatest(p_settled.back_shipping_cents, back - to_wallet - items_gave)));
      to_items := least(back - to_wallet - to_shipping, items_gave);
    END IF;
    PERFORM command.ledger_refill(p_user, gateway, 'house:items', to_items, p_purchase, p_at);
    PERFORM command.ledger_refill(p_user, gateway, 'house:shipping', to_shipping, p_purchase, p_at);
    PERFORM command.payment_recover(p_user, p_settled.provider, back - to_items - to_shipping, to_wallet,
      'Refund of an order came back', p_purchase, entries, p_at);
    IF bought.flag IS DISTINCT FROM 'LatePayment' THEN
      PERFORM command.payment_came_back(p_user, p_purchase, back - to_items - to_shipping, to_shipping);
      PERFORM command.credit_notes_fit(bought, p_at);
    END IF;
  END IF;
  to_wallet := to_wallet + p_settled.never_left_cents;
  IF to_wallet > 0 THEN
    PERFORM command.person_tell(nullif(p_user, p_purchase), 'refundCameBack',
      jsonb_build_object('amount', command.euros(to_wallet)), p_at);
  END IF;
  UPDATE purchases SET flag = coalesce(flag, 'Refund'), flagged_at = coalesce(flagged_at, p_at), updated_at = p_at
  WHERE user_id = p_user AND purchase_id = p_purchase;
END $$;
