-- Settles the payment for a gift code. Returns the payment's status.
-- - A capture makes the code, which is mailed at once and can be redeemed a day later. Its amount is owed.
-- - During a break or while the account is closed, by a session that was open before, or past a limit after the payment
--   had failed, the code is void, and its money goes back.
-- - Money that goes back to the payer comes from the sum that is owed. A code that is paid back is void, one that is
--   paid back in part is worth the rest. If its buyer has redeemed it, the wallet gives it as far as the balance
--   suffices; if somebody else has, the house bears it. A chargeback also locks the account.
-- - Money that comes back is owed again, or goes to the buyer who redeemed it, after the part that the house bore. A
--   void code stays void.
CREATE FUNCTION command.settle_gift(
  p_user uuid, p_payment uuid, p_report command.payment_report, p_entry uuid, p_hash bytea, p_expires_at timestamptz,
  p_mail command.ready_mail, p_at timestamptz
) RETURNS text LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
DECLARE
  settled command.settlement := command.settle_payment(p_user, p_payment, 'Gift', p_report, p_entry, p_at);
  is_void boolean;
BEGIN
  IF settled.is_captured THEN
    INSERT INTO gift_codes (gift_id, code_hash, source, amount_cents, owed_cents, giver_id, made_at, active_from,
      expires_at)
    VALUES (settled.subject_id, p_hash, 'Bought', settled.amount_cents, settled.amount_cents, p_user, p_at,
      p_at + interval '24 hours', p_expires_at);
    PERFORM command.ledger_transfer(p_user, gen_random_uuid(), 'gateway:' || settled.provider, 'house:gifts',
      settled.amount_cents, settled.subject_id, p_at);
  END IF;
  PERFORM command.gift_take(p_user, settled, 'Refund', settled.refunded_cents, p_at);
  PERFORM command.gift_take(p_user, settled, 'Chargeback', settled.charged_back_cents, p_at);
  IF settled.charged_back_cents > 0 OR settled.is_twice THEN
    PERFORM command.account_lock(p_user, p_at);
  END IF;
  PERFORM command.gift_owe(p_user, settled, 'Chargeback was withdrawn', settled.recovered_cents, p_at);
  PERFORM command.gift_owe(p_user, settled, 'Refund of a gift code came back', settled.came_back_cents, p_at);
  -- After the wallet, as openings lock both.
  IF settled.is_failed THEN
    PERFORM command.protection_deposit_change(p_user, -settled.amount_cents, settled.began_at);
  ELSIF settled.is_captured AND settled.was_failed THEN
    PERFORM command.protection_deposit_change(p_user, settled.amount_cents, settled.began_at);
  END IF;
  is_void := command.break_in_force(p_user, command.database_time()) IS NOT NULL OR command.closure_has_begun(p_user)
    OR settled.was_failed AND command.protection_deposit_passes(p_user, settled.began_at);
  IF settled.is_captured AND is_void THEN
    PERFORM command.refund_whole(p_user, settled.subject_id,
      ROW(gen_random_uuid(), NULL, NULL)::command.operator_refund, p_at);
    UPDATE gift_codes SET status = 'Void', ended_at = p_at, version = version + 1
    WHERE gift_id = settled.subject_id AND status = 'Live';
  ELSIF settled.is_captured THEN
    PERFORM command.mail_queue(p_user, p_mail, p_at);
  END IF;
  IF settled.came_back_cents > 0 THEN
    RETURN command.settle_gift(p_user, p_payment, p_report, p_entry, p_hash, p_expires_at, p_mail, p_at);
  END IF;
  RETURN settled.status;
END $$;
