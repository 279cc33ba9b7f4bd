-- Refunds, through the provider, what is unspent of the top-ups of the days before a withdrawal. A person's own money
-- is spent first, so winnings stay in the balance. Returns the amount in cents. Locks the wallet. The
-- caller has locked the payments.
-- Refuses with STATUS_CONFLICT if nothing is left, or if something is to be deducted.
CREATE FUNCTION command.withdrawal_refund_top_ups(
  p_found withdrawals, p_step command.withdrawal_step, p_terms command.withdrawal_refund_terms, p_at timestamptz
) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  refund withdrawal_refunds;
BEGIN
  PERFORM command.wallet_lock(p_found.user_id);
  refund.goods_cents := command.payments_refund_own(p_found.user_id, command.wallet_own_cents(p_found.user_id), false,
    p_at, tstzrange(p_terms."topUpsFrom", p_found.received_at, '[]'), p_step."operatorId",
    coalesce(p_step.note, 'Withdrawal ' || p_found.number));
  IF refund.goods_cents = 0 OR p_terms."deductionCents" > 0 THEN
    PERFORM command.refuse('STATUS_CONFLICT');
  END IF;
  refund.user_id := p_found.user_id;
  refund.withdrawal_id := p_found.withdrawal_id;
  refund.means := 'Card';
  refund.shipping_cents := 0;
  refund.refunded_at := p_at;
  PERFORM command.withdrawal_refund_write(refund);
  RETURN refund.goods_cents;
END $$;
