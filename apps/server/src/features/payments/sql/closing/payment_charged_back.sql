-- Returns whether a bank took money of a person's payment back, also after an operator has looked at it.
CREATE FUNCTION command.payment_charged_back(p_user uuid, p_payment uuid) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN EXISTS (SELECT FROM payments
    WHERE user_id = p_user AND payment_id = p_payment AND charged_back_paid_cents > 0);
END $$;
