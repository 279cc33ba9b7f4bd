-- Forgets to whom a person's won items were sent, but for the country. Shipments of orders keep the address, which
-- their invoice states. No shipment keeps the e-mail address.
CREATE FUNCTION command.shipments_forget(p_user uuid, p_email text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  UPDATE shipments SET contact_email = p_email,
    shipping_address = CASE WHEN purchase_id IS NULL THEN command.address_blank(shipping_address)
      ELSE shipping_address END
  WHERE user_id = p_user;
END $$;
