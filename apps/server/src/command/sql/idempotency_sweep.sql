-- Deletes the oldest records that were created before a point in time, at most p_most of them. Returns how many. Records
-- in use by another transaction are left for the next call.
CREATE FUNCTION command.idempotency_sweep(p_before timestamptz, p_most integer) RETURNS bigint
LANGUAGE sql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
  WITH gone AS (
    DELETE FROM idempotency_records WHERE ctid = ANY(ARRAY(
      SELECT ctid FROM idempotency_records WHERE created_at < p_before
      ORDER BY created_at LIMIT p_most FOR UPDATE SKIP LOCKED))
    RETURNING 1)
  SELECT count(*) FROM gone;
$$;
