-- Books refunds of a top-up that failed or came back: to the wallet, after the part that the house bore. Notifies the
-- person, also of money that was held for them, which the caller releases.
CREATE FUNCTION command.top_up_come_back(
  p_user uuid, p_settled command.settlement, p_entries command.reversal_entries, p_at timestamptz
) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  back bigint := p_settled.came_back_cents + p_settled.never_left_cents;
BEGIN
  IF p_settled.came_back_cents > 0 THEN
    PERFORM command.payment_recover(p_user, p_settled.provider, p_settled.came_back_cents,
      greatest(0, p_settled.came_back_cents + command.ledger_net(p_user, 'house:chargebacks', p_settled.subject_id)),
      'Refund of a top-up came back', p_settled.subject_id, p_entries, p_at);
  END IF;
  IF back > 0 THEN
    PERFORM command.person_tell(p_user, 'refundCameBack', jsonb_build_object('amount', command.euros(back)), p_at);
  END IF;
END $$;
