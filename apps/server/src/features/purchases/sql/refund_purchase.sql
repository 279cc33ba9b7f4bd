-- Refunds the rest of the payment of a guest's cancelled order through the provider, and returns that amount. It does
-- the same with a person's late payment that may not come into the balance. Otherwise it does nothing and returns 0.
CREATE FUNCTION command.refund_purchase(p_user uuid, p_purchase uuid, p_refund uuid, p_at timestamptz) RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
DECLARE
  bought purchases;
BEGIN
  SELECT * INTO bought FROM purchases WHERE user_id = p_user AND purchase_id = p_purchase;
  IF command.purchase_is_held(bought)
    OR bought.payment_option = 'guest' AND command.shipment_facts(p_user, bought.shipment_id) ->> 'status' = 'Cancelled'
  THEN
    RETURN command.request_refund(p_user, bought.payment_id, bought.shipping_cost_cents, p_refund, p_at);
  END IF;
  RETURN 0;
END $$;
