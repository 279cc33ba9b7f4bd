-- Marks the warnings of a payment as handled by an operator. Refuses with NOT_FOUND.
CREATE FUNCTION command.handle_payment(p_user uuid, p_payment uuid, p_at timestamptz) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
BEGIN
  UPDATE payments SET handled_at = p_at WHERE user_id = p_user AND payment_id = p_payment;
  IF NOT FOUND THEN
    PERFORM command.refuse('NOT_FOUND');
  END IF;
END $$;
