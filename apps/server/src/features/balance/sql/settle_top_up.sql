-- Settles the payment of a top-up and updates the wallet: a capture credits it under the top-up's transaction id, a
-- refund or a chargeback debits it as far as the balance covers it. Returns the payment's status.
CREATE FUNCTION command.settle_top_up(
  p_user uuid, p_payment uuid, p_evidence command.payment_evidence, p_entries command.top_up_entries, p_at timestamptz
) RETURNS text LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
DECLARE
  settled command.settlement :=
    command.settle_payment(p_user, p_payment, 'TopUp', p_evidence, p_entries."quarantineEntryId", p_at);
BEGIN
  IF settled.is_captured THEN
    PERFORM command.ledger_post(p_user, 'gateway:' || settled.provider, 'TopUp',
      ARRAY[ROW(settled.subject_id, settled.amount_cents, 'Top-up', NULL)::command.posting], p_at);
  END IF;
  IF settled.refunded_cents > 0 THEN
    PERFORM command.take_back(p_user, settled.provider, 'Refund', settled.refunded_cents, 'a top-up',
      settled.subject_id, p_entries.refund, p_at);
  END IF;
  IF settled.charged_back_cents > 0 THEN
    PERFORM command.take_back(p_user, settled.provider, 'Chargeback', settled.charged_back_cents, 'a top-up',
      settled.subject_id, p_entries.chargeback, p_at);
  END IF;
  RETURN settled.status;
END $$;
