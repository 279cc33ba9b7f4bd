-- Moves a payment to another provider, because the first did not answer. Locks its row. Does nothing if the payment has
-- a session, which somebody may already see, if it has ended or was moved meanwhile, or if it was at p_to before.
CREATE FUNCTION command.payment_provider_switch(p_user uuid, p_payment uuid, p_from text, p_to text, p_can_be_reversed boolean) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
BEGIN
  UPDATE payments SET provider = p_to, can_be_reversed = p_can_be_reversed,
    left_providers = left_providers || p_from
  WHERE user_id = p_user AND payment_id = p_payment AND provider = p_from AND session_id IS NULL
    AND status = 'Pending' AND p_to <> ALL (left_providers || p_from);
END $$;
