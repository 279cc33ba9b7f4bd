-- Returns whether the late payment of an order waits in house:refunds to go back to its payer, as a guest's does. A
-- person's payment that came into the balance is one of the order's transactions.
CREATE FUNCTION command.purchase_is_held(p_bought purchases) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT p_bought.flag IS NOT DISTINCT FROM 'LatePayment'
    AND (p_bought.payment_option = 'guest' OR p_bought.transaction_ids = '{}');
$$;
