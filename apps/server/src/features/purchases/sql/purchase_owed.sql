-- Returns how much of the payment of a person's order by card the shop still owes to the card: of a cancelled order or a
-- late payment, what is neither credited, nor returned, nor in a requested refund, and for which no items were kept.
-- It is more than nothing after the provider has refused a refund. 0 for other orders.
CREATE FUNCTION command.purchase_owed(p_user uuid, p_purchase uuid) RETURNS bigint
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
DECLARE
  bought purchases;
  payment payments;
  kept bigint := 0;
BEGIN
  SELECT * INTO bought FROM purchases WHERE user_id = p_user AND purchase_id = p_purchase;
  SELECT * INTO payment FROM payments WHERE user_id = p_user AND payment_id = bought.payment_id;
  IF bought.payment_option IS DISTINCT FROM 'direct' OR payment.status <> 'Success' THEN
    RETURN 0;
  ELSIF bought.flag IS NOT DISTINCT FROM 'LatePayment' THEN
    RETURN CASE WHEN command.purchase_is_held(bought) THEN command.payment_left(payment) ELSE 0 END;
  ELSIF command.shipment_facts(p_user, bought.shipment_id) ->> 'status' IS DISTINCT FROM 'Cancelled' THEN
    RETURN 0;
  ELSIF command.purchase_is_kept(p_user, p_purchase) THEN
    kept := bought.items_total_cents;
  END IF;
  RETURN greatest(0, command.payment_left(payment) - greatest(0, payment.credited_cents) - kept);
END $$;
