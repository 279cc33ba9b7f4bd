-- Moves money between two accounts that are not wallets.
CREATE FUNCTION command.ledger_transfer(
  p_user uuid, p_entry uuid, p_from text, p_to text, p_amount_cents bigint, p_related uuid, p_at timestamptz
) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO ledger_entries (user_id, entry_id, from_account, to_account, amount_cents, related_id, created_at)
  VALUES (p_user, p_entry, p_from, p_to, p_amount_cents, p_related, p_at);
END $$;
