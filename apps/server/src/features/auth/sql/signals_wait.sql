-- Returns true if a chargeback of a person was not examined for signals of fraud yet.
CREATE FUNCTION command.signals_wait(p_user uuid) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN EXISTS (SELECT FROM signal_queue WHERE user_id = p_user AND kind = 'Chargeback');
END $$;
