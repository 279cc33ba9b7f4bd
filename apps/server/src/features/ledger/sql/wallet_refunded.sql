-- Returns what a wallet gave for refunds to the payer of one thing, at once or into house:refunds, less what came back
-- to it.
CREATE FUNCTION command.wallet_refunded(p_user uuid, p_related uuid) RETURNS bigint LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (SELECT coalesce(sum(CASE WHEN from_account LIKE 'wallet:%' THEN amount_cents ELSE -amount_cents END), 0)
    FROM ledger_entries
    WHERE user_id = p_user AND related_id = p_related AND transaction_type = 'TopUp'
      AND description LIKE 'Refund of %' AND ('house:refunds' IN (from_account, to_account)
        OR from_account LIKE 'gateway:%' OR to_account LIKE 'gateway:%'));
END $$;
