-- Books a payment that arrived after its order was cancelled: credits a person's balance, or keeps the money for a
-- guest's refund. Flags the purchase for an operator in both cases.
CREATE FUNCTION command.purchase_pay_late(
  p_user uuid, p_purchase uuid, p_provider text, p_entries command.purchase_entries, p_at timestamptz
) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  bought purchases;
  total bigint;
  gateway text := 'gateway:' || p_provider;
  late uuid := p_entries."lateEntryId";
BEGIN
  SELECT * INTO bought FROM purchases WHERE user_id = p_user AND purchase_id = p_purchase;
  total := bought.items_total_cents + bought.shipping_cost_cents;
  IF bought.payment_option = 'guest' THEN
    PERFORM command.ledger_transfer(p_user, late, gateway, 'house:refunds', total, p_purchase, p_at);
  ELSE
    PERFORM command.ledger_post(p_user, gateway, 'TopUp', ARRAY[ROW(late, total,
      'Late payment of order ' || bought.number, p_purchase)::command.posting], p_at);
  END IF;
  UPDATE purchases SET flag = 'LatePayment', flagged_at = p_at, updated_at = p_at,
    transaction_ids = CASE WHEN payment_option = 'guest' THEN transaction_ids ELSE transaction_ids || late END
  WHERE user_id = p_user AND purchase_id = p_purchase;
END $$;
