-- Books a chargeback, as take_back does, and locks the account. p_entries is {walletEntryId, houseEntryId}.
CREATE FUNCTION command.charge_back(
  p_user uuid, p_provider text, p_due_cents bigint, p_description text, p_related uuid, p_entries jsonb,
  p_at timestamptz
) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM command.take_back(p_user, p_provider, p_due_cents, p_description, p_related, p_entries, p_at);
  PERFORM command.account_lock(p_user, p_at);
END $$;
