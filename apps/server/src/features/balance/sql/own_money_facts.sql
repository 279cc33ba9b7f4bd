-- Returns {ownCents, refusedCents, returns, lastSequence, walkedCents}: how much of a balance goes back to cards by a
-- return, which other own money can't, and what was sent back.
-- - p_known_sequence and p_known_cents are the lastSequence and walkedCents of an earlier call, or null.
-- - Cents that no hundredths of another currency are worth are not told.
CREATE FUNCTION command.own_money_facts(
  p_user uuid, p_providers text[], p_at timestamptz, p_known_sequence bigint DEFAULT NULL,
  p_known_cents bigint DEFAULT NULL
) RETURNS jsonb LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
DECLARE
  walked record;
  free bigint;
  returned bigint;
BEGIN
  SELECT * INTO walked FROM command.wallet_own_known(p_user, p_known_sequence, p_known_cents);
  free := command.own_money_free(p_user, walked.own_cents);
  returned := command.payments_refund_own(p_user, free, true, p_at, p_since => p_at - interval '12 months',
    p_providers => p_providers);
  RETURN jsonb_build_object('ownCents', returned,
    'refusedCents', CASE WHEN free - returned > 2 THEN free - returned ELSE 0 END,
    'returns', command.own_returns_read(p_user), 'lastSequence', walked.last_sequence,
    'walkedCents', walked.own_cents);
END $$;
