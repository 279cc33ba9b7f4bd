-- Deletes records that were created before a point in time. Returns how many.
CREATE FUNCTION command.idempotency_sweep(p_before timestamptz) RETURNS bigint
LANGUAGE sql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
  WITH gone AS (DELETE FROM idempotency_records WHERE created_at < p_before RETURNING 1)
  SELECT count(*) FROM gone;
$$;
