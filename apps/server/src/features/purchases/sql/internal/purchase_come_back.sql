-- Books refunds of a purchase that failed or came back, to where the money had been: first the wallet, as far as it had
-- given them, then the sales or, of a late payment that waits for its refund, house:refunds, then what the house bore.
-- Gives back what was still held for them, notifies the person, and flags the purchase: an operator refunds it again.
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
  held bigint;
BEGIN
  IF back + p_settled.never_left_cents = 0 THEN
    RETURN;
  END IF;
  SELECT * INTO bought FROM purchases WHERE user_id = p_user AND purchase_id = p_purchase FOR UPDATE;
  SELECT held_cents INTO held FROM payments WHERE user_id = p_user AND payment_id = bought.payment_id;
  IF command.purchase_is_held(bought) THEN
    PERFORM command.ledger_refill(p_user, gateway, 'house:refunds', back, p_purchase, p_at);
  ELSE
    to_wallet := least(back, greatest(0, command.wallet_refunded(p_user, p_purchase) - held));
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
      PERFORM command.payment_credit(p_user, p_purchase, back - to_items - to_shipping);
      PERFORM command.credit_notes_fit(bought, p_at);
    END IF;
    UPDATE payments SET refunded_shipping_cents = greatest(0, refunded_shipping_cents - to_shipping)
    WHERE user_id = p_user AND payment_id = bought.payment_id;
  END IF;
  PERFORM command.payment_release_hold(p_user, bought.payment_id, p_settled.never_left_cents, gen_random_uuid(), p_at);
  to_wallet := to_wallet + least(held, p_settled.never_left_cents);
  IF to_wallet > 0 THEN
    PERFORM command.person_tell(nullif(p_user, p_purchase), 'refundCameBack',
      jsonb_build_object('amount', command.euros(to_wallet)), p_at);
  END IF;
  UPDATE purchases SET flag = coalesce(flag, 'Refund'), flagged_at = coalesce(flagged_at, p_at), updated_at = p_at
  WHERE user_id = p_user AND purchase_id = p_purchase;
END $$;
