-- Returns true if a person has a withdrawal that has not ended.
CREATE FUNCTION command.withdrawals_unfinished(p_user uuid) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN EXISTS (SELECT FROM withdrawals WHERE user_id = p_user AND status NOT IN ('Refunded', 'Refused'));
END $$;
