-- Returns what a person can have paid out: {winningsCents, ownCents, limits, payouts, lastSequence, walkedCents}.
-- - ownCents is their own money that can go back to cards. limits are those of payout_limits.
-- - p_known_sequence and p_known_cents are the lastSequence and walkedCents of an earlier call, or null.
CREATE FUNCTION command.payout_facts(
  p_user uuid, p_providers text[], p_at timestamptz, p_day_cents bigint DEFAULT NULL, p_month_cents bigint DEFAULT NULL,
  p_known_sequence bigint DEFAULT NULL, p_known_cents bigint DEFAULT NULL
) RETURNS jsonb LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
DECLARE
  own jsonb := command.own_money_facts(p_user, p_providers, p_at, p_known_sequence, p_known_cents);
  winnings bigint := command.payout_payable(p_user, (own ->> 'walkedCents')::bigint);
  limits jsonb := command.payout_limits(p_user, p_day_cents, p_month_cents, p_at);
BEGIN
  RETURN jsonb_build_object(
    'winningsCents', winnings, 'limits', limits,
    'ownCents', own -> 'ownCents', 'lastSequence', own -> 'lastSequence', 'walkedCents', own -> 'walkedCents',
    'payouts', (SELECT coalesce(jsonb_agg(jsonb_build_object('id', payout_id, 'hint', hint, 'cents', amount_cents,
        'status', status, 'reason', reason, 'createdAt', command.iso_time(created_at))
        ORDER BY created_at DESC, payout_id DESC), '[]')
      FROM (SELECT o.payout_id, e.hint, o.amount_cents, o.status, o.reason, o.created_at
        FROM payouts o JOIN payees e ON e.user_id = o.user_id AND e.payee_id = o.payee_id
        WHERE o.user_id = p_user ORDER BY o.created_at DESC, o.payout_id DESC LIMIT 100) AS last));
END $$;
