-- Deletes up to p_most of the records that were created before p_before, oldest first. Returns the number deleted.
-- Skips records that another transaction has locked; a later call deletes them.
CREATE FUNCTION command.idempotency_sweep(p_before timestamptz, p_most integer) RETURNS bigint
LANGUAGE sql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
  WITH gone AS (
    DELETE FROM idempotency_records WHERE ctid = ANY(ARRAY(
      SELECT ctid FROM idempotency_records WHERE created_at < p_before
      ORDER BY created_at LIMIT p_most FOR UPDATE SKIP LOCKED))
    RETURNING 1)
  SELECT count(*) FROM gone;
$$;
