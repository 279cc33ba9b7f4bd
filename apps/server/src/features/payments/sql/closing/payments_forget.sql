-- Forgets the address that a person paid their top-ups from, but for the country, which taxes follow. Payments of
-- orders keep it, because their invoice states it.
CREATE FUNCTION command.payments_forget(p_user uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  UPDATE payments SET address = command.address_blank(address), address_id = NULL
  WHERE user_id = p_user AND purpose = 'TopUp';
END $$;
