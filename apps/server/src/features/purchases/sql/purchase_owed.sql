-- Returns how much the shop still owes to the card of a person's order, because the provider has refused a refund or it
-- came back: of a cancelled order or a late payment, the money that went nowhere and for which no items were kept. Of
-- other orders, what withdrawals had sent there.
CREATE FUNCTION command.purchase_owed(p_user uuid, p_purchase uuid) RETURNS bigint
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
DECLARE
  bought purchases;
  kept bigint := 0;
BEGIN
  SELECT * INTO bought FROM purchases WHERE user_id = p_user AND purchase_id = p_purchase;
  IF bought.payment_option IS DISTINCT FROM 'direct' THEN
    RETURN 0;
  ELSIF bought.flag IS NOT DISTINCT FROM 'LatePayment' THEN
    RETURN CASE WHEN command.purchase_is_held(bought)
      THEN command.payment_unreturned(p_user, bought.payment_id) ELSE 0 END;
  ELSIF command.shipment_facts(p_user, bought.shipment_id) ->> 'status' IS DISTINCT FROM 'Cancelled' THEN
    RETURN least(command.payment_unreturned(p_user, bought.payment_id),
      (command.refunds_lost(p_user, bought.payment_id)).lost_cents);
  ELSIF command.purchase_is_kept(p_user, p_purchase) THEN
    kept := bought.items_total_cents;
  END IF;
  RETURN greatest(0, command.payment_unreturned(p_user, bought.payment_id) - kept);
END $$;
