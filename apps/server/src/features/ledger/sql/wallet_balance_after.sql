-- Returns a wallet's balance after entry number p_sequence: 0 before the first entry, null if there is no such entry.
CREATE FUNCTION command.wallet_balance_after(p_user uuid, p_sequence bigint) RETURNS bigint
LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN CASE WHEN p_sequence = 0 THEN 0 ELSE (
    SELECT balance_after_cents FROM ledger_entries WHERE user_id = p_user AND sequence = p_sequence) END;
END $$;
