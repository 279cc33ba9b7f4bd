-- Puts the money of a payout into the balance again, sets off what the house bears of charged back top-ups, and tells
-- its person, unless they took it back. The caller has locked it. p_status is Returned, Refused or Cancelled.
CREATE FUNCTION command.payout_give_back(p_payout payouts, p_status text, p_at timestamptz) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  set_off bigint;
BEGIN
  PERFORM command.ledger_post(p_payout.user_id, 'house:payouts', 'TopUp',
    ARRAY[ROW(gen_random_uuid(), p_payout.amount_cents, 'Payout came back', p_payout.payout_id)::command.posting], p_at);
  set_off := command.top_ups_set_off(p_payout.user_id, p_payout.amount_cents, p_at);
  UPDATE payouts SET set_off_cents = set_off WHERE user_id = p_payout.user_id AND payout_id = p_payout.payout_id;
  IF p_status <> 'Cancelled' THEN
    PERFORM command.person_tell(p_payout.user_id, 'payoutEnded',
      jsonb_build_object('amount', command.euros(p_payout.amount_cents), 'status', p_status), p_at);
  END IF;
END $$;
