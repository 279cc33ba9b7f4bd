-- Deletes the idempotency records of people that were created before p_before. Returns the number deleted.
CREATE FUNCTION command.idempotency_forget(p_users uuid[], p_before timestamptz) RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
DECLARE
  deleted bigint;
BEGIN
  DELETE FROM idempotency_records WHERE user_id = ANY (p_users) AND created_at < p_before;
  GET DIAGNOSTICS deleted = ROW_COUNT;
  RETURN deleted;
END $$;
