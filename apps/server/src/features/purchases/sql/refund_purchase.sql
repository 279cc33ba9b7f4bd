-- Refunds the rest of the payment of a guest's cancelled order through the provider, and returns that amount. For a
-- person's order it does nothing and returns 0, because the money is already back in the balance.
CREATE FUNCTION command.refund_purchase(p_user uuid, p_purchase uuid, p_refund uuid, p_at timestamptz) RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
BEGIN
  RETURN (
    SELECT coalesce(sum(command.request_refund(user_id, payment_id, shipping_cost_cents, p_refund, p_at)), 0)::bigint
    FROM purchases
    WHERE user_id = p_user AND purchase_id = p_purchase AND payment_option = 'guest'
      AND command.shipment_facts(user_id, shipment_id) ->> 'status' = 'Cancelled');
END $$;
