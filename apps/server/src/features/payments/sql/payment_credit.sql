-- Notes that p_cents of a purchase's payment went back to the balance. Negative if the balance gave them because the
-- provider returned money. Does nothing if nothing was paid through a provider.
CREATE FUNCTION command.payment_credit(p_user uuid, p_purchase uuid, p_cents bigint) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  UPDATE payments SET credited_cents = credited_cents + p_cents
  WHERE user_id = p_user AND subject_id = p_purchase AND purpose = 'Purchase';
END $$;
