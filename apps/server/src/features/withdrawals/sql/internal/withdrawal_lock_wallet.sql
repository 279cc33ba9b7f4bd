-- Locks the wallet to which a withdrawal is refunded. Refuses with STATUS_CONFLICT while the house bears a top-up that
-- the person charged back: the balance would pay out money that the bank has given back already.
CREATE FUNCTION command.withdrawal_lock_wallet(p_user uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM command.wallet_lock(p_user);
  IF command.top_ups_borne(p_user) > 0 THEN
    PERFORM command.refuse('STATUS_CONFLICT');
  END IF;
END $$;
