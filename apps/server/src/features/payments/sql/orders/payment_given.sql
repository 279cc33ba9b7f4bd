-- Returns how much the payer's wallet gave for refunds of an order that were booked and did not come back.
CREATE FUNCTION command.payment_given(p_user uuid, p_purchase uuid) RETURNS bigint LANGUAGE plpgsql STABLE AS $$
DECLARE
  held bigint;
BEGIN
  SELECT held_cents INTO held FROM payments
  WHERE user_id = p_user AND subject_id = p_purchase AND purpose = 'Purchase';
  RETURN greatest(0, command.wallet_refunded(p_user, p_purchase) - held);
END $$;
