-- Returns what an account got, less what it gave, in a person's entries about one thing, such as an order. Openings and
-- sales are about no such thing, and the index by thing leaves them out.
CREATE FUNCTION command.ledger_net(p_user uuid, p_account text, p_related uuid) RETURNS bigint
LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (SELECT coalesce(sum(CASE p_account WHEN to_account THEN amount_cents ELSE -amount_cents END), 0)
    FROM ledger_entries
    WHERE user_id = p_user AND related_id = p_related AND p_account IN (from_account, to_account)
      AND coalesce(transaction_type, '') NOT IN ('BoxOpening', 'Sale'));
END $$;
