-- Forgets the address that a person paid from, but for the country, which taxes follow: of their top-ups and gift
-- codes, and of p_purchases. Payments of other orders keep it, because their invoice states it.
CREATE FUNCTION command.payments_forget(p_user uuid, p_purchases uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  UPDATE payments SET address = command.address_blank(address), address_id = NULL
  WHERE user_id = p_user AND (purpose <> 'Purchase' OR subject_id = ANY (p_purchases));
END $$;
