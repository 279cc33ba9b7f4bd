-- Returns the sequence number of a wallet's entry.
CREATE FUNCTION command.wallet_sequence_of(p_user uuid, p_entry uuid) RETURNS bigint LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (SELECT sequence FROM ledger_entries WHERE user_id = p_user AND entry_id = p_entry);
END $$;
