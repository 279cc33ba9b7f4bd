-- Returns whether the person has this payment and it has this purpose.
CREATE FUNCTION command.payment_is_for(p_user uuid, p_payment uuid, p_purpose text) RETURNS boolean
LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN EXISTS (SELECT FROM payments WHERE user_id = p_user AND payment_id = p_payment AND purpose = p_purpose);
END $$;
