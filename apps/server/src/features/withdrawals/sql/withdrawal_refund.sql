-- Refunds a withdrawal for an operator, to the card or balance that paid. Returns {refundedCents}.
-- - Pieces are refunded at the price paid, less a deduction, and standard delivery if all of it came back.
-- - A withdrawal of a cancelled order only ends, because its money is back already: in the balance, from which the
--   set-off below is taken.
-- - What the house bears of charged back top-ups is set off against a refund to the balance.
-- - Refuses with NOT_FOUND and VERSION_CONFLICT, and with STATUS_CONFLICT if less is left of the payment, if nothing
--   has come back, or if more is deducted than the pieces cost.
CREATE FUNCTION command.withdrawal_refund(
  p_withdrawal uuid, p_step command.withdrawal_step, p_terms command.withdrawal_refund_terms, p_at timestamptz
) RETURNS jsonb LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
DECLARE
  w withdrawals := command.withdrawal_move(p_withdrawal, p_step, '{Refunded}', NULL, p_at);
  of_purchase record;
  has_goods boolean := false;
  deducted bigint := 0;
  refunded bigint;
  to_balance bigint;
BEGIN
  PERFORM command.assert_holds(p_terms."deductionCents" >= 0 AND p_terms."shippingCents" >= 0, 'a deduction takes something off');
  -- Settlements lock payments before the wallet too, so a set-off never crosses a chargeback that ends.
  PERFORM command.payments_own_lock(w.user_id);
  IF w.subject = 'TopUp' THEN
    RETURN jsonb_build_object('refundedCents', command.withdrawal_refund_top_ups(w, p_step, p_terms, p_at));
  END IF;
  -- Each piece bears the deduction as far as those before it did not.
  UPDATE withdrawal_goods g SET deducted_cents = greatest(0, least(part.cents, p_terms."deductionCents" - part.earlier))
  FROM (SELECT place, price_cents * quantity AS cents,
      sum(price_cents * quantity) OVER (ORDER BY purchase_id, place) - price_cents * quantity AS earlier
    FROM withdrawal_goods WHERE user_id = w.user_id AND withdrawal_id = p_withdrawal) part
  WHERE g.user_id = w.user_id AND g.withdrawal_id = p_withdrawal AND g.place = part.place;
  FOR of_purchase IN SELECT purchase_id, sum(price_cents * quantity - deducted_cents)::bigint AS cents,
      sum(deducted_cents)::bigint AS deducted FROM withdrawal_goods
    WHERE user_id = w.user_id AND withdrawal_id = p_withdrawal GROUP BY purchase_id ORDER BY purchase_id
  LOOP
    has_goods := true;
    deducted := deducted + of_purchase.deducted;
    IF of_purchase.purchase_id IS NULL THEN
      PERFORM command.withdrawal_refund_boxes(w, of_purchase.cents, p_at);
    ELSE
      PERFORM command.withdrawal_refund_order(w, of_purchase.purchase_id, of_purchase.cents, p_step, p_terms, p_at);
    END IF;
  END LOOP;
  IF has_goods AND w.shipment_id IS NOT NULL THEN
    PERFORM command.withdrawal_refund_shipping(w, p_terms, p_at);
  END IF;
  IF deducted < p_terms."deductionCents" OR NOT has_goods AND NOT coalesce('Cancelled' IN (
    command.purchase_facts(w.user_id, w.purchase_id) ->> 'status',
    command.shipment_facts(w.user_id, w.shipment_id) ->> 'status'), false)
  THEN
    PERFORM command.refuse('STATUS_CONFLICT');
  END IF;
  SELECT coalesce(sum(goods_cents + shipping_cents), 0),
    coalesce(sum(goods_cents + shipping_cents) FILTER (WHERE means = 'Balance'), 0) INTO refunded, to_balance
  FROM withdrawal_refunds WHERE user_id = w.user_id AND withdrawal_id = p_withdrawal;
  IF NOT has_goods AND w.user_id IS DISTINCT FROM w.purchase_id THEN
    to_balance := least(command.wallet_lock(w.user_id), command.withdrawal_cancelled_cents(w));
  END IF;
  IF to_balance > 0 THEN
    UPDATE withdrawals SET set_off_cents = command.top_ups_set_off(w.user_id, to_balance, p_at)
    WHERE withdrawal_id = p_withdrawal;
  END IF;
  RETURN jsonb_build_object('refundedCents', refunded);
END $$;
