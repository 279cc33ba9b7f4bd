-- Returns how much of a paid payment went neither back to its payer nor to the balance, and is in no requested refund.
CREATE FUNCTION command.payment_unreturned(p_user uuid, p_payment uuid) RETURNS bigint LANGUAGE plpgsql STABLE AS $$
DECLARE
  payment payments;
BEGIN
  SELECT * INTO payment FROM payments WHERE user_id = p_user AND payment_id = p_payment;
  RETURN CASE WHEN payment.status = 'Success'
    THEN greatest(0, command.payment_left(payment) - greatest(0, payment.credited_cents)) ELSE 0 END;
END $$;
