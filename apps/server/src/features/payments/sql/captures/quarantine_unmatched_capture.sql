-- Quarantines a capture whose reference is of no payment of ours. Such a capture has no owner, so its user_id is the
-- nil id, which stands for the house.
CREATE FUNCTION command.quarantine_unmatched_capture(p_report command.payment_report, p_entry uuid, p_at timestamptz) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
  SELECT command.quarantine_capture('00000000-0000-0000-0000-000000000000', NULL, p_report, p_entry, p_at);
$$;
