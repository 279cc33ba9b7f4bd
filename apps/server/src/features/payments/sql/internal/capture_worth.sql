-- Returns the value of p_paid_cents of a quarantined capture, which are in its own currency, in euro cents; 0 for a
-- currency that the shop does not know.
CREATE FUNCTION command.capture_worth(p_capture quarantined_captures, p_paid_cents bigint) RETURNS bigint
LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(round((p_capture.evidence ->> 'valueCents')::numeric * p_paid_cents
    / (p_capture.evidence ->> 'paidCents')::numeric), 0)::bigint;
$$;
