-- Returns the id of the payment that an earlier request with the same key began, while that request has no response
-- yet; otherwise null.
CREATE FUNCTION command.begun_payment(p_user uuid, p_key uuid) RETURNS uuid LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (SELECT payment_id FROM payments WHERE user_id = p_user AND request_key = p_key);
END $$;
