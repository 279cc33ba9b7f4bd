-- Returns what moved a wallet after entry number p_after up to p_until: id:cents with commas between them, in order,
-- negative for a debit.
CREATE FUNCTION command.wallet_movements(p_user uuid, p_after bigint, p_until bigint) RETURNS text
LANGUAGE sql STABLE AS $$
  SELECT coalesce(string_agg(
    entry_id || ':' || CASE WHEN to_account = 'wallet:' || p_user THEN amount_cents ELSE -amount_cents END,
    ',' ORDER BY sequence), '')
  FROM ledger_entries WHERE user_id = p_user AND sequence > p_after AND sequence <= p_until;
$$;
