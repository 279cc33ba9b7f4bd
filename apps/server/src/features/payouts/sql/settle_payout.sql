-- Brings a payout to what its provider says: Sent, Paid, Returned or Refused. Books each step once, so reports may come
-- twice and in any order. Returns the status afterwards.
-- - Paid moves its money from house:payouts to the provider. Returned and Refused put it into the balance again.
-- - Ignores a report about another provider, sum or id, and about a payout that was not sent: comparisons show those.
CREATE FUNCTION command.settle_payout(
  p_user uuid, p_payout uuid, p_provider text, p_provider_payout text, p_state text, p_amount_cents bigint,
  p_at timestamptz
) RETURNS text LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
DECLARE
  payout payouts := command.payout_lock(p_user, p_payout);
  gateway CONSTANT text := 'gateway:' || p_provider;
BEGIN
  IF payout.provider <> p_provider OR payout.amount_cents <> p_amount_cents OR payout.status NOT IN ('Sent', 'Paid')
    OR coalesce(payout.provider_payout_id, p_provider_payout) <> p_provider_payout
    OR payout.status = 'Paid' AND p_state <> 'Returned'
  THEN
    RETURN payout.status;
  END IF;
  UPDATE payouts SET status = p_state, provider_payout_id = p_provider_payout, next_attempt_at = NULL
  WHERE user_id = p_user AND payout_id = p_payout;
  IF p_state = 'Paid' THEN
    PERFORM command.ledger_transfer(p_user, gen_random_uuid(), 'house:payouts', gateway, payout.amount_cents,
      p_payout, p_at);
    PERFORM command.person_tell(p_user, 'payoutEnded',
      jsonb_build_object('amount', command.euros(payout.amount_cents), 'status', p_state), p_at);
  ELSIF payout.status = 'Paid' THEN
    PERFORM command.ledger_transfer(p_user, gen_random_uuid(), gateway, 'house:payouts', payout.amount_cents,
      p_payout, p_at);
  END IF;
  IF p_state IN ('Returned', 'Refused') THEN
    PERFORM command.payout_give_back(payout, p_state, p_at);
  END IF;
  RETURN p_state;
END $$;
