-- Settles the payment of a purchase. A capture in time orders it; one that comes after the order was cancelled does not
-- revive it. Without payment the order is cancelled and its stock released. p_entries is {quarantineEntryId,
-- itemsEntryId, shippingEntryId, lateEntryId, refundId, refund, chargeback}, p_goods what inventory_add takes, p_mails
-- {ordered, late, failed} what mail_queue takes. Answers the payment's status.
CREATE FUNCTION command.settle_purchase(
  p_user uuid, p_payment uuid, p_evidence jsonb, p_entries jsonb, p_goods jsonb, p_mails jsonb, p_at timestamptz
) RETURNS text LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
DECLARE
  settled jsonb := command.settle_payment(p_user, p_payment, p_evidence,
    (p_entries ->> 'quarantineEntryId')::uuid, p_at);
  purchase uuid := settled ->> 'subjectId';
  -- A guest has mail and no account.
  reader uuid := nullif(p_user, purchase);
BEGIN
  IF (settled ->> 'isCaptured')::boolean THEN
    IF command.purchase_advance(p_user, purchase, true, p_at) THEN
      PERFORM command.purchase_pay(p_user, purchase, settled ->> 'provider', p_entries, p_goods, p_at);
      PERFORM command.mail_queue(reader, p_mails -> 'ordered', p_at);
    ELSE
      PERFORM command.purchase_pay_late(p_user, purchase, settled ->> 'provider', p_entries, p_at);
      PERFORM command.mail_queue(reader, p_mails -> 'late', p_at);
    END IF;
  ELSIF (settled ->> 'isFailed')::boolean OR (settled ->> 'isAbandoned')::boolean THEN
    PERFORM command.purchase_advance(p_user, purchase, false, p_at);
    IF (settled ->> 'isFailed')::boolean AND (settled ->> 'wasProcessing')::boolean THEN
      PERFORM command.mail_queue(reader, p_mails -> 'failed', p_at);
    END IF;
  END IF;
  PERFORM command.purchase_give_back(p_user, purchase, settled, p_entries, p_at);
  RETURN settled ->> 'status';
END $$;
