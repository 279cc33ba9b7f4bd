-- Forgets the address that a person paid from, but for the country, which taxes follow: of their top-ups and gift
-- codes, and of p_purchases. Payments of other orders keep it, because their invoice states it. A job lets providers
-- forget the person's kept cards.
CREATE FUNCTION command.payments_forget(p_user uuid, p_purchases uuid[], p_at timestamptz) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  UPDATE payments SET address = command.address_blank(address), address_id = NULL
  WHERE user_id = p_user AND (purpose <> 'Purchase' OR subject_id = ANY (p_purchases));
  UPDATE payment_customers SET next_forget_at = p_at WHERE user_id = p_user;
END $$;
