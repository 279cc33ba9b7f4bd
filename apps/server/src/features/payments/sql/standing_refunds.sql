-- Returns the ids of a payment's refunds that the provider has not refused and that did not come back.
CREATE FUNCTION command.standing_refunds(p_user uuid, p_payment uuid) RETURNS uuid[] LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN ARRAY(SELECT refund_id FROM refunds
    WHERE user_id = p_user AND payment_id = p_payment AND status IN ('Requested', 'Taken'));
END $$;
