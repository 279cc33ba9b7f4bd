-- Adds an event to the counters of a period. p_new has the event's amounts and its own period, which begins if the old
-- one is over. An event before the running period is in no counter.
CREATE FUNCTION command.period_add(p_old command.period_count, p_new command.period_count, p_at timestamptz)
RETURNS command.period_count LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    WHEN p_at < (p_old).from_at THEN p_old
    WHEN p_at >= (p_old).until_at THEN ROW(greatest((p_new).from_at, (p_old).until_at), (p_new).until_at,
      (p_new).deposit_cents, (p_new).spend_cents, (p_new).loss_cents)::command.period_count
    ELSE ROW((p_old).from_at, (p_old).until_at, (p_old).deposit_cents + (p_new).deposit_cents,
      (p_old).spend_cents + (p_new).spend_cents, (p_old).loss_cents + (p_new).loss_cents)::command.period_count
  END;
$$;
