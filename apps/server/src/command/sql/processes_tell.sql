-- Notifies every process at the commit, over the channel of notifications. The only function that notifies. PostgreSQL
-- sends equal messages of one transaction once.
CREATE FUNCTION command.processes_tell(p_message jsonb) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('notified', p_message::text);
END $$;
