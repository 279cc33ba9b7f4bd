-- Settles the payment of a top-up and moves the wallet accordingly: a capture credits it under the top-up's own
-- transaction id, a refund or a chargeback takes back what is there. p_entries is {quarantineEntryId, refund,
-- chargeback}, the latter two as take_back takes them. Answers the payment's status.
CREATE FUNCTION command.settle_top_up(
  p_user uuid, p_payment uuid, p_evidence jsonb, p_entries jsonb, p_at timestamptz
) RETURNS text LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
DECLARE
  settled jsonb := command.settle_payment(p_user, p_payment, p_evidence,
    (p_entries ->> 'quarantineEntryId')::uuid, p_at);
  subject uuid := settled ->> 'subjectId';
BEGIN
  IF (settled ->> 'isCaptured')::boolean THEN
    PERFORM command.ledger_post(p_user, 'gateway:' || (settled ->> 'provider'), 'TopUp', jsonb_build_array(
      jsonb_build_object('entryId', subject, 'amountCents', settled -> 'amountCents', 'description', 'Top-up')), p_at);
  END IF;
  IF (settled ->> 'refundedCents')::bigint > 0 THEN
    PERFORM command.take_back(p_user, settled ->> 'provider', 'Refund', (settled ->> 'refundedCents')::bigint,
      'a top-up', subject, p_entries -> 'refund', p_at);
  END IF;
  IF (settled ->> 'chargedBackCents')::bigint > 0 THEN
    PERFORM command.take_back(p_user, settled ->> 'provider', 'Chargeback', (settled ->> 'chargedBackCents')::bigint,
      'a top-up', subject, p_entries -> 'chargeback', p_at);
  END IF;
  RETURN settled ->> 'status';
END $$;
