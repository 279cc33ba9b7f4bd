-- Books a payment that arrived after its order was cancelled, and flags the purchase for an operator. Credits it to a
-- person's balance, as a deposit. Keeps it for a refund if a limit or a break forbids that, for guests, and if a
-- bank can take it back without a reason. Returns whether it was credited.
CREATE FUNCTION command.purchase_pay_late(
  p_user uuid, p_purchase uuid, p_provider text, p_entries command.purchase_entries,
  p_terms command.deposit_terms, p_at timestamptz
) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  bought purchases;
  total bigint;
  gateway text := 'gateway:' || p_provider;
  late uuid := p_entries."lateEntryId";
  credited_at timestamptz;
BEGIN
  SELECT * INTO bought FROM purchases WHERE user_id = p_user AND purchase_id = p_purchase;
  total := bought.items_total_cents + bought.shipping_cost_cents;
  IF bought.payment_option <> 'guest' AND NOT command.order_can_be_reversed(p_user, p_purchase) THEN
    PERFORM command.wallet_lock(p_user);
    credited_at := command.protection_deposit_fits(p_user, total, p_at, p_terms);
  END IF;
  IF credited_at IS NULL THEN
    PERFORM command.ledger_transfer(p_user, late, gateway, 'house:refunds', total, p_purchase, p_at);
  ELSE
    PERFORM command.ledger_post(p_user, gateway, 'TopUp', ARRAY[ROW(late, total,
      'Late payment of order ' || bought.number, p_purchase)::command.posting], credited_at);
  END IF;
  UPDATE purchases SET flag = 'LatePayment', flagged_at = p_at, updated_at = p_at,
    transaction_ids = CASE WHEN credited_at IS NULL THEN transaction_ids ELSE transaction_ids || late END
  WHERE user_id = p_user AND purchase_id = p_purchase;
  RETURN credited_at IS NOT NULL;
END $$;
