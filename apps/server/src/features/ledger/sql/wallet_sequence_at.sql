-- Finds the number of the entry that left a wallet with a balance: the last one until p_at, otherwise the first one
-- after it, because entries and p_at have the times of different clocks. Null if the wallet never had this balance.
CREATE FUNCTION command.wallet_sequence_at(p_user uuid, p_balance_cents bigint, p_at timestamptz) RETURNS bigint
LANGUAGE sql STABLE AS $$
  SELECT sequence FROM ledger_entries
  WHERE user_id = p_user AND sequence IS NOT NULL AND balance_after_cents = p_balance_cents
  ORDER BY created_at > p_at, CASE WHEN created_at > p_at THEN sequence ELSE -sequence END LIMIT 1;
$$;
