-- Returns whether a payout of a person has to stay with the shop for now: its payee is removed or in another name than
-- p_holder, the payment by which a card was chosen was charged back, the person is locked or has new credentials since
-- p_since, or a chargeback waits or was not set off.
CREATE FUNCTION command.payout_stopped(p_user uuid, p_payee uuid, p_holder text, p_since timestamptz) RETURNS boolean
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
DECLARE
  payee payees;
BEGIN
  SELECT * INTO payee FROM payees
  WHERE user_id = p_user AND payee_id = p_payee AND holder = p_holder AND removed_at IS NULL;
  RETURN payee.payee_id IS NULL OR command.payment_charged_back(p_user, payee.payment_id) OR p_user = ANY (command.accounts_locked(ARRAY[p_user]))
    OR command.credentials_since(p_user, p_since) OR 'Chargeback' = ANY (command.payments_unfinished(p_user))
    OR command.signals_wait(p_user) OR command.house_bears(p_user);
END $$;
