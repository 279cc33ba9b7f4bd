-- Converts p_paid_cents of a quarantined capture's own currency to euro cents. Returns 0 if the shop does not know the
-- currency.
CREATE FUNCTION command.capture_worth(p_capture quarantined_captures, p_paid_cents bigint) RETURNS bigint
LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(round((p_capture.evidence ->> 'valueCents')::numeric * p_paid_cents
    / (p_capture.evidence ->> 'paidCents')::numeric), 0)::bigint;
$$;
