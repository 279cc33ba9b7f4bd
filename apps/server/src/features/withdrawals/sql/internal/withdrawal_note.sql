-- Adds an event to a withdrawal's history. The caller has locked or just created its row.
CREATE FUNCTION command.withdrawal_note(
  p_withdrawal uuid, p_status text, p_actor uuid, p_note text, p_at timestamptz
) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO withdrawal_events (withdrawal_id, position, status, actor_id, note, created_at)
  SELECT p_withdrawal, 1 + count(*), p_status, p_actor, p_note, p_at
  FROM withdrawal_events WHERE withdrawal_id = p_withdrawal;
END $$;
