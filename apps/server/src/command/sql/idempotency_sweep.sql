-- Deletes up to p_most of the records that were created before a point in time, oldest first. Returns how many. Leaves
-- records that another transaction has locked for the next call.
CREATE FUNCTION command.idempotency_sweep(p_before timestamptz, p_most integer) RETURNS bigint
LANGUAGE sql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
  WITH gone AS (
    DELETE FROM idempotency_records WHERE ctid = ANY(ARRAY(
      SELECT ctid FROM idempotency_records WHERE created_at < p_before
      ORDER BY created_at LIMIT p_most FOR UPDATE SKIP LOCKED))
    RETURNING 1)
  SELECT count(*) FROM gone;
$$;
