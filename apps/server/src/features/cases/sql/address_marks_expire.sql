-- Forgets the hashes of these closed accounts' addresses that have been kept for long enough.
CREATE FUNCTION command.address_marks_expire(p_users uuid[], p_at timestamptz) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
BEGIN
  DELETE FROM address_marks WHERE user_id = ANY (p_users) AND forget_at <= p_at;
END $$;
