-- Returns what one account gave to another, less what it got from it, in a person's entries about one thing.
CREATE FUNCTION command.ledger_between(p_user uuid, p_from text, p_to text, p_related uuid) RETURNS bigint
LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (SELECT coalesce(sum(CASE p_to WHEN to_account THEN amount_cents ELSE -amount_cents END), 0)
    FROM ledger_entries
    WHERE user_id = p_user AND related_id = p_related AND p_from IN (from_account, to_account)
      AND p_to IN (from_account, to_account) AND coalesce(transaction_type, '') NOT IN ('BoxOpening', 'Sale'));
END $$;
