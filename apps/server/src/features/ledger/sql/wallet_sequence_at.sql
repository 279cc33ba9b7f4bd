-- Finds the number of the entry that left a wallet with a balance: the last one until p_at, otherwise the first one
-- after it, because entries and p_at may have the times of different clocks. Looks at no entry before number p_from.
-- Null if there is none.
CREATE FUNCTION command.wallet_sequence_at(
  p_user uuid, p_balance_cents bigint, p_from bigint, p_at timestamptz
) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT sequence FROM ledger_entries
  WHERE user_id = p_user AND sequence >= p_from AND balance_after_cents = p_balance_cents
  ORDER BY created_at > p_at, CASE WHEN created_at > p_at THEN sequence ELSE -sequence END LIMIT 1;
$$;
