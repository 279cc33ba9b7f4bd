-- Finds the number of the entry after which a wallet had this balance, from entry number p_from on. Prefers the last
-- such entry until p_at. Otherwise takes the first one after it, because entries and p_at may have times of different
-- clocks. Null if there is no such entry.
CREATE FUNCTION command.wallet_sequence_at(
  p_user uuid, p_balance_cents bigint, p_from bigint, p_at timestamptz
) RETURNS bigint LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (SELECT sequence FROM ledger_entries
    WHERE user_id = p_user AND sequence >= p_from AND balance_after_cents = p_balance_cents
    ORDER BY created_at > p_at, CASE WHEN created_at > p_at THEN sequence ELSE -sequence END LIMIT 1);
END $$;
