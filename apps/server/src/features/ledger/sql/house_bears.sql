-- Returns whether the house bears a part of a person's chargebacks.
CREATE FUNCTION command.house_bears(p_user uuid) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (SELECT coalesce(sum(CASE from_account WHEN 'house:chargebacks' THEN amount_cents ELSE -amount_cents END), 0) > 0
    FROM ledger_entries
    WHERE user_id = p_user AND 'house:chargebacks' IN (from_account, to_account));
END $$;
