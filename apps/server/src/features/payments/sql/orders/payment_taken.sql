-- Returns how much of an order's chargebacks the payer's wallet has given, and not the house, before p_recovered_cents
-- of them came back. The caller has settled the payment.
CREATE FUNCTION command.payment_taken(p_user uuid, p_purchase uuid, p_recovered_cents bigint) RETURNS bigint
LANGUAGE plpgsql STABLE AS $$
DECLARE
  standing bigint;
BEGIN
  SELECT charged_back_cents INTO standing FROM payments
  WHERE user_id = p_user AND subject_id = p_purchase AND purpose = 'Purchase';
  RETURN standing + p_recovered_cents + command.ledger_net(p_user, 'house:chargebacks', p_purchase);
END $$;
