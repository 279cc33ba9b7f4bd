-- Settles a top-up's payment and updates the wallet. Notifies the person. Returns the payment's status.
-- - A capture credits the wallet, under the top-up's transaction id.
-- - A refund or chargeback first uses money held for it, and then takes the rest from the wallet as far as the balance
--   suffices. A chargeback that is withdrawn, or a refund that came back, first gives back what the house bore.
-- - If a bank charges back what was refunded, the account is locked, although no money moves.
-- - A failed top-up no longer counts towards limits. If it is paid after all, as with another card, and so passes a
--   limit, its money goes back. So does money that comes during a break or while the
--   account is closed, by a session that was open before.
CREATE FUNCTION command.settle_top_up(
  p_user uuid, p_payment uuid, p_report command.payment_report, p_entries command.top_up_entries, p_at timestamptz
) RETURNS text LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
DECLARE
  settled command.settlement :=
    command.settle_payment(p_user, p_payment, 'TopUp', p_report, p_entries."quarantineEntryId", p_at);
BEGIN
  IF settled.is_captured THEN
    PERFORM command.ledger_post(p_user, 'gateway:' || settled.provider, 'TopUp',
      ARRAY[ROW(settled.subject_id, settled.amount_cents, 'Top-up', NULL)::command.posting], p_at);
    PERFORM command.person_tell(p_user, 'toppedUp',
      jsonb_build_object('amount', command.euros(settled.amount_cents)), p_at);
  -- If the person never tried to pay, they get no notification.
  ELSIF settled.is_failed AND settled.was_processing THEN
    PERFORM command.person_tell(p_user, 'topUpFailed',
      jsonb_build_object('amount', command.euros(settled.amount_cents)), p_at);
  END IF;
  IF settled.refunded_cents > 0 THEN
    PERFORM command.person_tell(p_user, 'refunded',
      jsonb_build_object('amount', command.euros(settled.refunded_cents)), p_at);
  END IF;
  PERFORM command.top_up_reverse(p_user, settled, 'Refund', settled.refunded_cents, settled.refunded_held_cents,
    p_entries.refund, p_at);
  PERFORM command.top_up_reverse(p_user, settled, 'Chargeback', settled.charged_back_cents,
    settled.charged_back_held_cents, p_entries.chargeback, p_at);
  IF settled.is_twice THEN
    PERFORM command.account_lock(p_user, p_at);
  END IF;
  IF settled.recovered_cents > 0 THEN
    PERFORM command.payment_recover(p_user, settled.provider, settled.recovered_cents,
      greatest(0, settled.recovered_cents + command.ledger_net(p_user, 'house:chargebacks', settled.subject_id)),
      'Chargeback was withdrawn', settled.subject_id, p_entries.chargeback, p_at);
  END IF;
  PERFORM command.top_up_come_back(p_user, settled, p_entries.refund, p_at);
  -- After the wallet, as openings lock both.
  IF settled.is_failed THEN
    PERFORM command.protection_deposit_change(p_user, -settled.amount_cents, settled.began_at);
  ELSIF settled.is_captured AND settled.was_failed THEN
    PERFORM command.protection_deposit_change(p_user, settled.amount_cents, settled.began_at);
  END IF;
  IF settled.is_captured AND (command.break_in_force(p_user, command.database_time()) IS NOT NULL
    OR command.closure_has_begun(p_user)
    OR settled.was_failed AND command.protection_deposit_passes(p_user, settled.began_at))
  THEN
    PERFORM command.refund_all_held(p_user, p_payment, p_at);
  END IF;
  PERFORM command.payment_release_rest(p_user, p_payment, settled.never_left_cents, p_entries."releaseEntryId", p_at);
  IF settled.came_back_cents > 0 THEN
    RETURN command.settle_top_up(p_user, p_payment, p_report, p_entries, p_at);
  END IF;
  RETURN settled.status;
END $$;
