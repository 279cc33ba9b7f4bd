-- Returns the payment that an earlier attempt with the same key began and whose request is still open, or null.
CREATE FUNCTION command.begun_payment(p_user uuid, p_key uuid) RETURNS uuid LANGUAGE sql STABLE AS $$
  SELECT payment_id FROM payments WHERE user_id = p_user AND request_key = p_key;
$$;
