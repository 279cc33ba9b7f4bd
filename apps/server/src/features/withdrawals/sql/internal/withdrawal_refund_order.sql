-- Refunds pieces of an order, to the card or the balance that paid. Adds standard delivery, at most what was paid for
-- delivery and not given back, if the withdrawal is of this order and all its pieces have come back. Locks payment or
-- wallet, and reads afterwards. Refuses with STATUS_CONFLICT if less is left of what was paid.
CREATE FUNCTION command.withdrawal_refund_order(
  p_found withdrawals, p_purchase uuid, p_goods_cents bigint, p_step command.withdrawal_step,
  p_terms command.withdrawal_refund_terms, p_at timestamptz
) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  owner uuid := p_found.user_id;
  bought jsonb := command.purchase_facts(owner, p_purchase);
  payment uuid := (bought ->> 'paymentId')::uuid;
  shipping bigint := 0;
  rest jsonb;
  refund withdrawal_refunds;
  lines command.refunded_line[];
BEGIN
  IF payment IS NULL THEN
    PERFORM command.withdrawal_lock_wallet(owner);
  ELSE
    PERFORM command.payment_lock(owner, p_purchase);
  END IF;
  rest := command.payment_rest(owner, payment);
  lines := ARRAY(SELECT ROW(purchase_position, sum(quantity)::integer)::command.refunded_line FROM withdrawal_goods
    WHERE user_id = owner AND withdrawal_id = p_found.withdrawal_id AND purchase_id = p_purchase
    GROUP BY purchase_position);
  IF p_purchase = p_found.purchase_id AND command.withdrawal_is_whole(owner, p_purchase, bought, lines) THEN
    shipping := greatest(0, least(p_terms."shippingCents", command.ledger_net(owner, 'house:shipping', p_purchase),
      (bought ->> 'shippingCostCents')::bigint - coalesce((rest ->> 'shipping')::bigint, 0)));
  END IF;
  IF p_goods_cents > command.ledger_net(owner, 'house:items', p_purchase) OR payment IS NOT NULL AND (
    SELECT bool_or(quantity + command.refunded_quantity(owner, payment, position) > (line ->> 'quantity')::integer)
    FROM unnest(lines) JOIN jsonb_array_elements(bought -> 'lines') AS line
      ON (line ->> 'position')::integer = position)
  THEN
    PERFORM command.refuse('STATUS_CONFLICT');
  END IF;
  refund.user_id := owner;
  refund.withdrawal_id := p_found.withdrawal_id;
  refund.purchase_id := p_purchase;
  refund.goods_cents := p_goods_cents;
  refund.shipping_cents := shipping;
  refund.refunded_at := p_at;
  IF payment IS NULL THEN
    refund.means := 'Balance';
    refund.goods_entry_id := CASE WHEN p_goods_cents > 0 THEN gen_random_uuid() END;
    refund.shipping_entry_id := CASE WHEN shipping > 0 THEN gen_random_uuid() END;
    PERFORM command.ledger_refund(owner, 'house:items', 'ItemPurchase', ROW(refund.goods_entry_id, p_goods_cents,
      'Withdrawal ' || p_found.number, p_purchase)::command.posting, p_at);
    PERFORM command.ledger_refund(owner, 'house:shipping', 'Shipping', ROW(refund.shipping_entry_id, shipping,
      'Withdrawal ' || p_found.number, p_purchase)::command.posting, p_at);
    PERFORM command.invoice_due(owner, p_purchase, 'CreditNote', p_goods_cents + shipping, p_at);
  ELSE
    refund.means := 'Card';
    IF p_goods_cents + shipping > 0 THEN
      refund.refund_id := gen_random_uuid();
      PERFORM command.refund_lines_of_payment(owner, payment, ROW(refund.refund_id, p_step."operatorId",
        coalesce(p_step.note, 'Withdrawal ' || p_found.number))::command.operator_refund, lines,
        p_goods_cents + shipping, shipping, (rest ->> 'left')::bigint, p_at);
    END IF;
  END IF;
  PERFORM command.withdrawal_refund_write(refund);
END $$;
