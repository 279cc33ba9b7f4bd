-- Locks a person's wallet and one of their payouts until the transaction ends, and returns the payout. Refuses with
-- NOT_FOUND.
CREATE FUNCTION command.payout_lock(p_user uuid, p_payout uuid) RETURNS payouts LANGUAGE plpgsql AS $$
DECLARE
  payout payouts;
BEGIN
  PERFORM command.wallet_lock(p_user);
  SELECT * INTO payout FROM payouts WHERE user_id = p_user AND payout_id = p_payout FOR UPDATE;
  IF payout.payout_id IS NULL THEN
    PERFORM command.refuse('NOT_FOUND');
  END IF;
  RETURN payout;
END $$;
