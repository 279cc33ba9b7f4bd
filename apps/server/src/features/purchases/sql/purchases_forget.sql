-- Forgets the addresses and names of a person's orders that have no invoice, because they were not paid in time, but
-- for the country. Returns these orders.
CREATE FUNCTION command.purchases_forget(p_user uuid) RETURNS uuid[] LANGUAGE plpgsql AS $$
DECLARE
  waiting uuid[] := command.invoices_waiting(p_user);
  forgotten uuid[];
BEGIN
  forgotten := ARRAY(SELECT purchase_id FROM purchases p WHERE p.user_id = p_user AND p.purchase_id <> ALL (waiting)
    AND NOT EXISTS (SELECT FROM invoices i
      WHERE i.user_id = p_user AND i.purchase_id = p.purchase_id AND i.kind = 'Invoice'));
  UPDATE purchases SET parties = NULL, billing_address = command.address_blank(billing_address),
    shipping_address = command.address_blank(shipping_address)
  WHERE user_id = p_user AND purchase_id = ANY (forgotten);
  RETURN forgotten;
END $$;
