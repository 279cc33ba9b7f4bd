-- Returns how much of a person's balance are winnings: all but their own money.
CREATE FUNCTION command.payout_payable(p_user uuid, p_own_cents bigint) RETURNS bigint LANGUAGE plpgsql STABLE AS $$
DECLARE
  wallet wallets := command.wallet_read(p_user);
BEGIN
  RETURN greatest(0, coalesce(wallet.balance_cents, 0) - p_own_cents);
END $$;
