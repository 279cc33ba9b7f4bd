-- Refunds pieces of an order, to the card or the balance that paid. Adds standard delivery, less what was given back of
-- it, if the withdrawal is of this order and all its pieces have come back. Locks payment and wallet, and reads
-- afterwards.
-- - What the wallet paid of a chargeback goes back to it. Then at most what card and wallet paid in the end goes back.
-- - What the house bears of a chargeback is set off first, against all pieces of the order that came back.
-- - Refuses with STATUS_CONFLICT if less is left of what was paid.
CREATE FUNCTION command.withdrawal_refund_order(
  p_found withdrawals, p_purchase uuid, p_goods_cents bigint, p_step command.withdrawal_step,
  p_terms command.withdrawal_refund_terms, p_at timestamptz
) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  owner uuid := p_found.user_id;
  bought jsonb := command.purchase_facts(owner, p_purchase);
  payment uuid := (bought ->> 'paymentId')::uuid;
  cost bigint := (bought ->> 'shippingCostCents')::bigint;
  goods bigint := p_goods_cents;
  shipping bigint := 0;
  by_card bigint := 0;
  by_wallet bigint;
  most bigint;
  borne bigint;
  rest jsonb;
  refund withdrawal_refunds;
  lines command.refunded_line[];
BEGIN
  PERFORM command.payment_lock(owner, p_purchase);
  PERFORM command.wallet_lock(owner);
  rest := command.payment_rest(owner, payment);
  lines := ARRAY(SELECT ROW(purchase_position, sum(quantity)::integer)::command.refunded_line FROM withdrawal_goods
    WHERE user_id = owner AND withdrawal_id = p_found.withdrawal_id AND purchase_id = p_purchase
    GROUP BY purchase_position);
  IF p_purchase = p_found.purchase_id AND command.withdrawal_is_whole(owner, p_purchase, bought, lines) THEN
    shipping := greatest(0, least(p_terms."shippingCents", cost) - greatest(coalesce((rest ->> 'shipping')::bigint, 0),
      cost - command.ledger_net(owner, 'house:shipping', p_purchase)));
  END IF;
  IF goods > command.ledger_net(owner, 'house:items', p_purchase) OR payment IS NOT NULL AND (
    SELECT bool_or(quantity + command.refunded_quantity(owner, payment, position) > (line ->> 'quantity')::integer)
    FROM unnest(lines) JOIN jsonb_array_elements(bought -> 'lines') AS line
      ON (line ->> 'position')::integer = position)
  THEN
    PERFORM command.refuse('STATUS_CONFLICT');
  END IF;
  IF payment IS NOT NULL THEN
    most := goods + shipping;
    borne := -command.ledger_net(owner, 'house:chargebacks', p_purchase);
    IF borne > 0 THEN
      -- Pieces of withdrawals that were refused because of the chargeback stay with the shop, so they count too.
      most := least(most, most - borne
        + (SELECT coalesce(sum(g.price_cents * g.quantity - g.deducted_cents), 0) FROM withdrawal_goods g
          JOIN withdrawals w USING (withdrawal_id)
          WHERE g.user_id = owner AND g.purchase_id = p_purchase AND g.withdrawal_id <> p_found.withdrawal_id
            AND w.user_id = owner AND (g.condition IS NOT NULL OR w.status = 'Refunded'))
        - (SELECT coalesce(sum(goods_cents), 0) FROM withdrawal_refunds
          WHERE user_id = owner AND purchase_id = p_purchase));
    END IF;
    by_card := greatest(0, least(most, (rest ->> 'left')::bigint));
    by_wallet := greatest(0, least(most - by_card, (rest ->> 'walletPaid')::bigint));
    IF by_card + by_wallet < least(goods + shipping, most) AND by_wallet = 0 OR most <= 0 AND goods + shipping > 0 THEN
      PERFORM command.refuse('STATUS_CONFLICT');
    END IF;
    goods := least(goods, by_card + by_wallet);
    shipping := by_card + by_wallet - goods;
    PERFORM command.payment_credit(owner, p_purchase, by_wallet);
  END IF;
  refund.user_id := owner;
  refund.withdrawal_id := p_found.withdrawal_id;
  refund.purchase_id := p_purchase;
  refund.refunded_at := p_at;
  IF by_card > 0 THEN
    refund.means := 'Card';
    refund.goods_cents := least(goods, by_card);
    refund.shipping_cents := by_card - refund.goods_cents;
    refund.refund_id := gen_random_uuid();
    PERFORM command.refund_lines_of_payment(owner, payment, ROW(refund.refund_id, p_step."operatorId",
      coalesce(p_step.note, 'Withdrawal ' || p_found.number))::command.operator_refund, lines,
      by_card, refund.shipping_cents, (rest ->> 'left')::bigint, p_at);
    PERFORM command.withdrawal_refund_write(refund);
    goods := goods - refund.goods_cents;
    shipping := shipping - refund.shipping_cents;
  END IF;
  IF payment IS NULL OR goods + shipping > 0 THEN
    refund.means := 'Balance';
    refund.goods_cents := goods;
    refund.shipping_cents := shipping;
    refund.refund_id := NULL;
    refund.goods_entry_id := CASE WHEN goods > 0 THEN gen_random_uuid() END;
    refund.shipping_entry_id := CASE WHEN shipping > 0 THEN gen_random_uuid() END;
    PERFORM command.ledger_refund(owner, 'house:items', 'ItemPurchase', ROW(refund.goods_entry_id, goods,
      'Withdrawal ' || p_found.number, p_purchase)::command.posting, p_at);
    PERFORM command.ledger_refund(owner, 'house:shipping', 'Shipping', ROW(refund.shipping_entry_id, shipping,
      'Withdrawal ' || p_found.number, p_purchase)::command.posting, p_at);
    PERFORM command.invoice_due(owner, p_purchase, 'CreditNote', goods + shipping, p_at);
    PERFORM command.withdrawal_refund_write(refund);
  END IF;
END $$;
