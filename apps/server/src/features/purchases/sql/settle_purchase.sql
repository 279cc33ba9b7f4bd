-- Settles a purchase's payment. Notifies the person. Returns the payment's status.
-- - A capture makes the purchase ordered, unless it is already cancelled or the money has all gone back.
-- - A failed, abandoned or fully returned payment cancels it and releases its stock.
-- - Requests the refund of what its payer is still owed, unless a refund has come back: an operator then decides.
CREATE FUNCTION command.settle_purchase(
  p_user uuid, p_payment uuid, p_report command.payment_report, p_entries command.purchase_entries,
  p_items command.bought_item[], p_mails command.purchase_mails,
  p_terms command.deposit_terms, p_at timestamptz
) RETURNS text LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
DECLARE
  settled command.settlement :=
    command.settle_payment(p_user, p_payment, 'Purchase', p_report, p_entries."quarantineEntryId", p_at);
  purchase uuid := settled.subject_id;
  -- The person who is notified. Null for a guest, who gets mail but has no account.
  reader uuid := nullif(p_user, purchase);
  bought purchases;
BEGIN
  SELECT * INTO bought FROM purchases WHERE user_id = p_user AND purchase_id = purchase;
  IF settled.is_captured THEN
    IF command.purchase_advance(p_user, purchase,
      settled.refunded_cents + settled.charged_back_cents < settled.amount_cents, p_at, p_entries.promise)
    THEN
      PERFORM command.purchase_pay(p_user, purchase, settled.provider, p_entries, p_items, p_at);
      PERFORM command.add_tracking_link(p_user, purchase, p_entries."trackingHash");
      PERFORM command.mail_queue(reader, p_mails.ordered, p_at);
      PERFORM command.person_tell(reader, 'orderPaid',
        jsonb_build_object('number', bought.number, 'shipmentId', bought.shipment_id), p_at);
    ELSE
      IF command.purchase_pay_late(p_user, purchase, settled.provider, p_entries, p_terms, p_at) THEN
        PERFORM command.mail_queue(reader, p_mails.late, p_at);
        PERFORM command.person_tell(reader, 'orderPaidLate',
          jsonb_build_object('number', bought.number, 'amount', command.euros(settled.amount_cents)), p_at);
      ELSE
        PERFORM command.mail_queue(reader, p_mails.returned, p_at);
      END IF;
    END IF;
  ELSIF settled.is_failed OR settled.is_abandoned THEN
    PERFORM command.purchase_advance(p_user, purchase, false, p_at);
    IF settled.is_failed AND settled.was_processing THEN
      PERFORM command.mail_queue(reader, p_mails.failed, p_at);
      PERFORM command.person_tell(reader, 'orderUnpaid', jsonb_build_object('number', bought.number), p_at);
    END IF;
  END IF;
  IF settled.refunded_cents > 0 THEN
    PERFORM command.person_tell(reader, 'refunded',
      jsonb_build_object('amount', command.euros(settled.refunded_cents)), p_at);
  END IF;
  PERFORM command.purchase_reverse(p_user, purchase, settled, p_entries, p_at);
  IF settled.is_twice THEN
    PERFORM command.account_lock(p_user, p_at);
  END IF;
  PERFORM command.purchase_recover(p_user, purchase, settled, p_entries.chargeback, p_terms, p_at);
  PERFORM command.purchase_come_back(p_user, purchase, settled, p_at);
  PERFORM command.payment_release_rest(p_user, p_payment, settled.never_left_cents, gen_random_uuid(), p_at);
  PERFORM command.refund_purchase(p_user, purchase, p_entries."refundId", p_at);
  IF settled.came_back_cents > 0 THEN
    RETURN command.settle_purchase(p_user, p_payment, p_report, p_entries, p_items, p_mails, p_terms, p_at);
  END IF;
  RETURN settled.status;
END $$;
