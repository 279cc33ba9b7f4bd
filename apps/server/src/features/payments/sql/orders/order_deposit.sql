-- Counts money of an order that is about to go to the balance, if a card paid the order. Returns the time to book it
-- at, and how much of it goes back to the card instead, because of a break or a limit, or because its bank can
-- take it back without a reason: that refund is then requested from the provider. The caller has locked the payment.
-- - p_shipping_cents is the shipping in p_cents. The card gets the shipping first.
-- - If a refund has come back, nothing is sent to the card again: an operator decides on what is owed to it.
-- - Money that the card already has back was given by the balance. It comes in and counts in any case.
CREATE FUNCTION command.order_deposit(
  p_user uuid, p_purchase uuid, p_cents bigint, p_shipping_cents bigint, p_at timestamptz,
  p_terms command.deposit_terms, OUT booked_at timestamptz, OUT card_cents bigint
) LANGUAGE plpgsql AS $$
DECLARE
  payment payments;
BEGIN
  booked_at := p_at;
  card_cents := 0;
  IF p_cents = 0 OR NOT command.order_is_by_card(p_user, p_purchase) THEN
    RETURN;
  END IF;
  SELECT * INTO payment FROM payments WHERE user_id = p_user AND subject_id = p_purchase AND purpose = 'Purchase';
  PERFORM command.wallet_lock(p_user);
  IF NOT payment.can_be_reversed THEN
    booked_at := command.protection_deposit_fits(p_user, p_cents, p_at, p_terms);
    IF booked_at IS NOT NULL THEN
      RETURN;
    END IF;
  END IF;
  booked_at := p_at;
  card_cents := least(p_cents, command.payment_left(payment));
  IF card_cents > 0 AND command.payment_back_rest(payment) = 0 THEN
    PERFORM command.refund_write(payment, ROW(gen_random_uuid(), NULL, NULL)::command.operator_refund, card_cents,
      least(p_shipping_cents, card_cents), 0, p_at);
  END IF;
  IF p_cents > card_cents THEN
    booked_at := command.protection_deposit(p_user, p_cents - card_cents, p_at, p_terms, true);
  END IF;
END $$;
