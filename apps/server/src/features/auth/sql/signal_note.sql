-- Queues an event that is examined for signals of fraud after the commit. Kinds are those of the table.
CREATE FUNCTION command.signal_note(p_kind text, p_user uuid, p_subject uuid) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
BEGIN
  INSERT INTO signal_queue (kind, user_id, subject_id) VALUES (p_kind, p_user, p_subject);
END $$;
