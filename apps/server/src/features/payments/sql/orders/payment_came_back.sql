-- Notes that refunds of an order's payment came back: p_credited_cents to the balance or to the house that had borne
-- them, and p_shipping_cents to the shipping.
CREATE FUNCTION command.payment_came_back(
  p_user uuid, p_purchase uuid, p_credited_cents bigint, p_shipping_cents bigint
) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  UPDATE payments SET credited_cents = credited_cents + p_credited_cents,
    refunded_shipping_cents = greatest(0, refunded_shipping_cents - p_shipping_cents)
  WHERE user_id = p_user AND subject_id = p_purchase AND purpose = 'Purchase';
END $$;
