-- Forgets to whom a person's won items and p_purchases were sent, but for the country. Shipments of other orders keep
-- the address, which their invoice states. No shipment keeps the e-mail address, and no step of a parcel its place.
CREATE FUNCTION command.shipments_forget(p_user uuid, p_email text, p_purchases uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  UPDATE shipments SET contact_email = p_email,
    shipping_address = CASE WHEN purchase_id IS NULL OR purchase_id = ANY (p_purchases)
      THEN command.address_blank(shipping_address)
      ELSE shipping_address END
  WHERE user_id = p_user;
  UPDATE parcel_events SET place = NULL WHERE user_id = p_user;
END $$;
