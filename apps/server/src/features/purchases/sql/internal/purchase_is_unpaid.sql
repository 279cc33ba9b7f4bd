-- Returns true if a purchase still waits for its payment. False if it was paid, or cancelled while its payment was
-- open.
CREATE FUNCTION command.purchase_is_unpaid(p_user uuid, p_purchase uuid) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
DECLARE
  bought purchases;
BEGIN
  SELECT * INTO bought FROM purchases WHERE user_id = p_user AND purchase_id = p_purchase;
  RETURN coalesce(bought.status, command.shipment_facts(p_user, bought.shipment_id) ->> 'status') = 'PaymentPending';
END $$;
