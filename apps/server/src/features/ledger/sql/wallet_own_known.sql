-- Returns how much of a person's balance is their own money, and the number of the wallet's last entry.
-- p_known_cents is the own_cents of an earlier call, whose last_sequence was p_known_sequence. If the wallet has no
-- later entry, the ledger is not read again.
CREATE FUNCTION command.wallet_own_known(
  p_user uuid, p_known_sequence bigint, p_known_cents bigint, OUT own_cents bigint, OUT last_sequence bigint
) LANGUAGE plpgsql STABLE AS $$
DECLARE
  wallet wallets := command.wallet_read(p_user);
BEGIN
  last_sequence := wallet.last_sequence;
  own_cents := CASE WHEN p_known_sequence IS NOT DISTINCT FROM last_sequence THEN p_known_cents
    ELSE command.wallet_own_cents(p_user) END;
END $$;
