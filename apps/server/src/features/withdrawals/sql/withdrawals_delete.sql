-- Deletes withdrawals from before a time that were matched to nobody, with their history. At most 1,000 at once.
CREATE FUNCTION command.withdrawals_delete(p_before timestamptz) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
DECLARE
  old uuid[] := ARRAY(SELECT withdrawal_id FROM withdrawals WHERE user_id IS NULL AND received_at < p_before
    ORDER BY received_at LIMIT 1000 FOR UPDATE SKIP LOCKED);
BEGIN
  DELETE FROM withdrawal_events WHERE withdrawal_id = ANY (old);
  DELETE FROM withdrawals WHERE withdrawal_id = ANY (old);
END $$;
