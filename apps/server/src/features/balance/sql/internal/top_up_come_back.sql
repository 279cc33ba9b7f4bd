-- Books refunds of a top-up that failed or came back: to the wallet, after what the house bore. What was still held for
-- them goes back to the wallet too. Notifies the person.
CREATE FUNCTION command.top_up_come_back(
  p_user uuid, p_payment uuid, p_settled command.settlement, p_entries command.top_up_entries, p_at timestamptz
) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  back bigint := p_settled.came_back_cents + p_settled.never_left_cents;
BEGIN
  IF back = 0 THEN
    RETURN;
  END IF;
  IF p_settled.came_back_cents > 0 THEN
    PERFORM command.payment_recover(p_user, p_settled.provider, p_settled.came_back_cents,
      greatest(0, p_settled.came_back_cents + command.ledger_net(p_user, 'house:chargebacks', p_settled.subject_id)),
      'Refund of a top-up came back', p_settled.subject_id, p_entries.refund, p_at);
  END IF;
  PERFORM command.payment_release_hold(p_user, p_payment, p_settled.never_left_cents, p_entries."releaseEntryId", p_at);
  PERFORM command.person_tell(p_user, 'refundCameBack', jsonb_build_object('amount', command.euros(back)), p_at);
END $$;
